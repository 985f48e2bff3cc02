#include "report/formats/html_style.hpp"

namespace jadoube::report {

std::string_view html_style() {
    return R"(
html { background: #fff; color: #1a1a1a; font: 16px/1.5 "Noto Sans", "DejaVu Sans", Arial, Helvetica, sans-serif; }
body { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 1.6em 0 0.5em; break-after: avoid; }
h1 { font-size: 1.75rem; margin-top: 0; padding-bottom: 0.3em; border-bottom: 3px solid #1a1a1a; }
h2 { font-size: 1.4rem; padding-bottom: 0.2em; border-bottom: 1px solid #8a8a8a; }
h3 { font-size: 1.15rem; }
h4, h5 { font-size: 1rem; margin-top: 1.2em; }
section { margin-top: 3rem; }
p { margin: 0.6em 0; }
ul, ol { margin: 0.4em 0 0.8em; padding-left: 1.7em; }
li { margin: 0.2em 0; }
li ul { font-size: 0.92em; color: #3d3d3d; }
table { border-collapse: collapse; margin: 0.8em 0; }
th, td { text-align: left; vertical-align: top; padding: 0.35em 0.8em; border: 1px solid #b5b5b5; }
thead th, thead td { background: #eeece6; }
tbody th { font-weight: 600; }
table.particulars th, table.particulars td { border: 0; padding: 0.12em 1.2em 0.12em 0; }
td { min-width: 5em; }
table.particulars th { color: #555; font-weight: 400; white-space: nowrap; }
p.verdict { font-size: 1.1rem; font-weight: 600; padding: 0.5em 0.8em; border-left: 5px solid #1a1a1a; background: #f4f2ec; }
p.warning { padding: 0.5em 0.8em; border: 2px solid #a3341f; }
p.remark { font-size: 0.85rem; color: #555; }
code { font: 0.82em/1.4 "DejaVu Sans Mono", Consolas, monospace; overflow-wrap: anywhere; }
bdi { overflow-wrap: anywhere; }
td strong { white-space: nowrap; }
div.boards { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1em 0; }
div.beside { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; }
div.beside > table { flex: 1 1 20rem; align-self: flex-start; }
div.beside > div.boards { margin: 0.8em 0 0; }
figure { margin: 0; width: 300px; }
figcaption { font-size: 0.9rem; text-align: center; }
svg.board { display: block; width: 100%; height: auto; }
svg.step { display: block; width: 100%; height: auto; color: inherit; }
details.steps { margin: 1em 0; }
div.strip { display: flex; width: 300px; max-width: 100%; overflow-x: auto; scroll-snap-type: x mandatory; position: relative; }
div.strip > figure { flex: 0 0 100%; scroll-snap-align: start; }
div.strip a { white-space: nowrap; padding: 0.3em; }
svg.qr { display: block; width: 8rem; height: 8rem; }
svg.symbols { position: absolute; }
h1, h2, h3, h4, h5, tr, li, figure, p, div.beside { break-inside: avoid; }
p.lead-in { break-after: avoid; }
@media (max-width: 40rem) {
  th, td { padding: 0.25em 0.4em; font-size: 0.8rem; }
  td { min-width: 0; }
}
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; }
  html { background: #17181a; color: #e8e6e1; }
  h1, p.verdict { border-color: #e8e6e1; }
  h2 { border-color: #7c7a75; }
  th, td { border-color: #4b4a47; }
  thead th, p.verdict { background: #27282b; }
  li ul, p.remark, table.particulars th { color: #b3b0a9; }
  p.warning { border-color: #e0735c; }
  svg.board text, svg.symbols text { fill: currentColor; }
  a { color: #8ab4f8; }
}
body.slip { max-width: 34rem; font-size: 0.9rem; page: slip; }
.slip p.verdict { background: none; }
.slip figure { width: 15rem; }
.slip figcaption code { display: none; }
@page { size: A4; margin: 16mm 15mm 18mm; }
@page slip { size: A5; margin: 9mm; }
@media print {
  html { font-size: 10.5pt; }
  body { max-width: none; padding: 0; }
  section { margin-top: 2rem; }
  figure { width: 68mm; }
  p.verdict, thead th { print-color-adjust: exact; }
  body.slip { font-size: 8pt; line-height: 1.22; }
  .slip figure { width: 41mm; }
  .slip figcaption, .slip p.remark { font-size: 7.5pt; }
  .slip h1 { font-size: 13pt; }
  svg.qr { width: 26mm; height: 26mm; }
  details.steps { display: none; }
}
)";
}

}  // namespace jadoube::report
