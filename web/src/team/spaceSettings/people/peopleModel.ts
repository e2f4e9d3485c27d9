import type { AccountId, SpaceGuest, SpaceMember, SpaceMemberRole, TeamGuest, TeamMember } from "@atrium/contract";
import type { FaceLook } from "../../../ui/Face.tsx";
import { personName } from "../../personName.ts";
import type { SpacePeopleSay } from "./texts.ts";

/* Who was added to a space, and who could be, worked out from what the server said. */
export const PEOPLE_KINDS = ["members", "guests"] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];

export interface PersonLine {
  accountId: AccountId;
  name: string;
  look: FaceLook;
  /** Their e-mail, or that they have none. */
  note: string | null;
  isSelf: boolean;
  /** Null for guests, who have one role. */
  role: SpaceMemberRole | null;
}

interface Needs {
  /** Nobody gives themselves another role here, or takes themselves out. */
  ownId: string | null;
  say: SpacePeopleSay;
}

export const memberLines = (members: readonly SpaceMember[], needs: Needs): PersonLine[] =>
  members.map((member) => ({ ...lineOf(member, needs), role: member.role }));

export const guestLines = (guests: readonly SpaceGuest[], needs: Needs): PersonLine[] =>
  guests.map((guest) => {
    const line = lineOf(guest, needs);
    return { ...line, note: guest.isTemporary ? needs.say("temporary") : line.note, role: null };
  });

type Person = FaceLook & { accountId: AccountId; email: string | null };

function lineOf(person: Person, { ownId, say }: Needs) {
  const { accountId, email } = person;
  const name = personName(person, say("nameless"));
  const note = email === name ? null : email;
  return { accountId, name, look: { ...person, name }, note, isSelf: accountId === ownId };
}

/** Somebody of the team who may be added. */
export interface Candidate {
  accountId: AccountId;
  name: string;
  look: FaceLook;
  note: string | null;
  isThere: boolean;
}

export function candidatesOf(
  people: readonly (TeamMember | TeamGuest)[],
  { spaceId, say }: { spaceId: string; say: SpacePeopleSay },
): Candidate[] {
  return people.map((person) => {
    const { accountId, name, look, note } = lineOf(person, { ownId: null, say });
    const isThere = person.spaceIds.some((id) => id === spaceId);
    return { accountId, name, look, note: isThere ? say("isThere") : note, isThere };
  });
}
