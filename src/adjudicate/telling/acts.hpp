// What each act that can be told does to the story, one function for each; the files are those of what is done.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

void on(Story& story, Person by, const Adjournment& adjournment);
void on(Story& story, Person by, const Claim& claim);
void on(Story& story, Person by, const FlagFalls&);
void on(Story& story, Person by, const Concede&);
void on(Story& story, Person by, const Demand& demand);
void on(Story& story, Person by, const Touch& told);
void on(Story& story, Person by, const PlaceMan& place);
void on(Story& story, Person by, const MoveMan& told);
void on(Story& story, Person by, const Castle& told);
void on(Story& story, Person by, const PointOut& point_out);
void on(Story& story, Person by, const Answer& answer);
void on(Story& story, Person by, const Refuse&);
void on(Story& story, Person by, const Press& press);
void on(Story& story, Person by, const NamePiece& name);
/// The player takes his move back, or wants to: what he did is one incident, and the turn is his again.
void on(Story& story, Person by, const Retract&);
void on(Story& story, Person by, const SayCheck&);
void on(Story& story, Person by, const OfferDraw&);
void on(Story& story, Person by, const GiveNotice&);
void on(Story& story, Person by, const Resign&);
void on(Story& story, Person by, const Agree&);
void on(Story& story, Person by, const Refer& refer);
void on(Story& story, Person by, const Happening& happening);
void on(Story& story, Person by, const NotEstablished&);
void on(Story& story, Person by, const Settled&);

}  // namespace jadoube::adjudicate
