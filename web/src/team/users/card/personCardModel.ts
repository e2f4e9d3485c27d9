import type { Locale, SpaceCard, TeamMemberProfile } from "@atrium/contract";
import type { FaceLook } from "../../../ui/Face.tsx";
import { agoText, dateText } from "../../../ui/dates.ts";
import { personName } from "../../personName.ts";
import type { UsersSay } from "../texts.ts";

interface CardNeeds {
  profile: TeamMemberProfile;
  spaces: readonly SpaceCard[];
  nowMs: number;
  locale: Locale;
  say: UsersSay;
}

interface CardModel {
  look: FaceLook;
  /** Pronoun and role, beneath the name. */
  under: string;
  facts: { label: string; value: string }[];
}

/** What the card of somebody of the team says: only what is known and what the reader may know. */
export function personCardModel({ profile, spaces, nowMs, locale, say }: CardNeeds): CardModel {
  const { email, joinedAt, lastVisitedAt, spaceIds, pronoun, role } = profile;
  const name = personName(profile, say("nameless"));
  const added = spaces.filter(({ id }) => spaceIds.includes(id)).map((space) => space.name);
  const facts = [
    { label: say("email"), value: email },
    { label: say("spaces"), value: added.length === 0 ? null : added.join(", ") },
    {
      label: say("lastSeen"),
      value: lastVisitedAt === null ? null : agoText(Date.parse(lastVisitedAt), nowMs, locale),
    },
    { label: say("joined"), value: joinedAt === null ? null : dateText(Date.parse(joinedAt), "monthDay", locale) },
  ];
  return {
    look: { ...profile, name },
    under: [pronoun, say(role)].filter((each) => each !== null).join(" · "),
    facts: facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
}
