import type { Locale, SpaceCard, Team, TeamGuest, TeamMember, TeamRole } from "@atrium/contract";
import { may } from "@atrium/rules";
import { agoText, dateText, untilText } from "../../ui/dates.ts";
import type { FaceLook } from "../../ui/Face.tsx";
import { inTeam } from "../inTeam.ts";
import { personName } from "../personName.ts";
import type { UsersSay } from "./texts.ts";

/* What the list of a team's people shows, worked out from what the server said. */
export interface UsersNeeds {
  team: Team;
  members: readonly TeamMember[];
  spaces: readonly SpaceCard[];
  ownId: string | null;
  locale: Locale;
  nowMs: number;
  say: UsersSay;
}

export interface PersonLine {
  member: TeamMember;
  /** What they are called here, also where they have given no name. */
  name: string;
  look: FaceLook;
  /** Their e-mail, where it is not their name already. */
  note: string | null;
  isSelf: boolean;
  role: string;
  spaces: { pictures: (string | null)[]; text: string };
  /** The space they are in now, else when they were last in one. */
  inside: string | null;
  lastSeen: string;
  /** What they may be made; null where the role only stands there. */
  roles: readonly TeamRole[] | null;
  canRemove: boolean;
}

/** How many floors stand before the name. */
const PICTURES = 3;

export function usersModel(needs: UsersNeeds): PersonLine[] {
  const { team, members, say, locale, nowMs } = needs;
  return members.map((member) => {
    const isSelf = member.accountId === needs.ownId;
    const roles = isSelf ? [] : rolesToGive(team);
    const { name, look } = namedIn(member, say);
    return {
      member,
      name,
      look,
      note: member.email === name ? null : member.email,
      isSelf,
      role: say(member.role),
      spaces: placesOf(member, needs),
      inside: needs.spaces.find(({ id }) => id === member.insideSpaceId)?.name ?? null,
      // Whoever looks at the page is here.
      lastSeen: isSelf ? say("seenNow") : seenText(member.lastVisitedAt, { nowMs, locale, say }),
      roles: roles.length === 0 ? null : roles,
      canRemove: !isSelf && may("team.manageUsers", inTeam(team)),
    };
  });
}

export interface GuestLine {
  guest: TeamGuest;
  name: string;
  look: FaceLook;
  /** By which invitation they came, with their e-mail or that they have none. */
  note: string | null;
  spaces: PersonLine["spaces"];
  visits: string;
  lastSeen: string;
  /** Until when they are banned from a space, the longest of several bans; null if they are not. */
  banned: string | null;
  canPromote: boolean;
  canManage: boolean;
}

interface GuestsNeeds extends Pick<UsersNeeds, "team" | "spaces" | "locale" | "say" | "nowMs"> {
  guests: readonly TeamGuest[];
}

export function guestsModel({ team, guests, spaces, nowMs, locale, say }: GuestsNeeds): GuestLine[] {
  const asker = inTeam(team);
  return guests.map((guest) => {
    const { isTemporary, lastVisitedAt } = guest;
    const { name, look } = namedIn(guest, say);
    return {
      guest,
      name,
      look,
      note: guestNote(guest, wayText(guest.cameBy, { locale, say }), say),
      spaces: addedTo(guest.spaceIds, spaces, { say, none: say("noSpaces") }),
      visits: say("visitsCount", { count: guest.visitsCount }),
      lastSeen: seenText(lastVisitedAt, { nowMs, locale, say }),
      banned: bannedText(guest.bans, { nowMs, locale, say }),
      canPromote: !isTemporary && may("team.promoteGuests", asker),
      canManage: may("team.manageUsers", asker),
    };
  });
}

function guestNote(guest: TeamGuest, way: string | null, say: UsersSay): string | null {
  const { email, isTemporary } = guest;
  if (way === null) return isTemporary ? say("temporary") : email === namedIn(guest, say).name ? null : email;
  if (isTemporary) return `${way}, ${say("noEmail")}`;
  return email === null || email === namedIn(guest, say).name ? way : `${way}, ${email}`;
}

/** A link has no name of its own: whose it is, and of which day, tells it from others. */
function wayText(cameBy: TeamGuest["cameBy"], { locale, say }: Omit<WhenWords, "nowMs">): string | null {
  if (cameBy === null) return null;
  const { kind, inviterName, madeAt } = cameBy;
  const by = inviterName?.trim() ?? "";
  const when = dateText(Date.parse(madeAt), "day", locale);
  if (kind === "link") return by === "" ? say("byLink", { when }) : say("byLinkOf", { name: by, when });
  return by === "" ? say("invitedOn", { when }) : say("invitedBy", { name: by });
}

const DAY_MS = 24 * 60 * 60_000;
type WhenWords = Pick<UsersNeeds, "nowMs" | "locale" | "say">;

/** By the minute if it ends within a day, else by the day. */
function bannedText(bans: TeamGuest["bans"], { nowMs, locale, say }: WhenWords): string | null {
  if (bans.length === 0) return null;
  const ends = bans.map(({ until }) => (until === null ? Infinity : Date.parse(until)));
  const last = Math.max(...ends);
  if (last === Infinity) return say("bannedForEver");
  const isSoon = last - nowMs <= DAY_MS;
  return say("bannedUntil", { when: isSoon ? untilText(last, nowMs, locale) : dateText(last, "day", locale) });
}

export function namedIn(person: FaceLook & { email: string | null }, say: UsersSay) {
  const name = personName(person, say("nameless"));
  return { name, look: { ...person, name } };
}

const seenText = (at: string | null, { nowMs, locale, say }: Pick<UsersNeeds, "nowMs" | "locale" | "say">): string =>
  at === null ? say("neverSeen") : agoText(Date.parse(at), nowMs, locale);

function rolesToGive(team: Team): TeamRole[] {
  const asker = inTeam(team);
  return [
    ...(may("team.manageUsers", asker) ? (["ADMIN", "MEMBER"] as const) : []),
    ...(may("team.demoteMembers", asker) ? (["GUEST"] as const) : []),
  ];
}

/** Admins enter every space; members the open ones, and those they were added to. */
function placesOf(member: TeamMember, { spaces, say }: UsersNeeds): PersonLine["spaces"] {
  if (member.role === "ADMIN") return drawn(spaces, say("everySpace"));
  return addedTo(member.spaceIds, spaces, { say, none: say("openSpaces") });
}

interface PlaceWords {
  say: UsersSay;
  none: string;
}

function addedTo(
  spaceIds: readonly string[],
  spaces: readonly SpaceCard[],
  { say, none }: PlaceWords,
): PersonLine["spaces"] {
  const added = spaces.filter(({ id }) => spaceIds.includes(id));
  const [first, ...others] = added;
  if (first === undefined) return drawn([], none);
  if (others.length === 0) return drawn(added, first.name);
  return drawn(added, say("someSpaces", { name: first.name, count: others.length }));
}

const drawn = (spaces: readonly SpaceCard[], text: string): PersonLine["spaces"] => ({
  pictures: spaces.slice(0, PICTURES).map(({ backgroundUrl }) => backgroundUrl),
  text,
});

/** Whether somebody finds the page of people: admins of the team, and of one of its spaces. */
export const seesUsers = (team: Team, spaces: readonly SpaceCard[]): boolean =>
  may("team.seeUsers", inTeam(team)) || spaces.some(({ role }) => may("team.seeUsers", { role }));
