import type { AccountId, AccountProfile, Locale, SpaceCard, Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { dateText } from "../../ui/dates.ts";
import { inTeam } from "../inTeam.ts";
import type { TeamSay } from "../texts.ts";
import type { HomeAsked } from "./asked.ts";

/* What the home of a team shows, worked out from what the server said. */
export interface HomeNeeds {
  account: AccountProfile;
  team: Team;
  spaces: readonly SpaceCard[];
  nowMs: number;
  /** Hour of the day here, 0 to 23. */
  hour: number;
  /** Host name of this installation, for addresses. */
  host: string;
  locale: Locale;
  asked: HomeAsked;
  say: TeamSay;
}

export interface HomeModel {
  /** Whose home it is. */
  accountId: AccountId;
  title: string;
  lead: string;
  spaces: SpaceTile[];
  isEmpty: boolean;
  /** Why no space is shown; null if some are. */
  nothing: { title: string } | null;
  /** There are enough spaces to look for one, or not all of them are shown. */
  canFind: boolean;
  canCreateSpaces: boolean;
  canInvite: boolean;
}

export interface SpaceTile {
  card: SpaceCard;
  /** `/s/<slug>`. */
  path: string;
  /** Shown and copied address without the scheme. */
  address: string;
  /** The dark pill over the picture; null when there is nothing to say. */
  badge: { text: string; kind: "live" | "opens" | "closed" } | null;
  rooms: string;
  note: string | null;
  canRename: boolean;
  canSet: boolean;
  /** Guests, into this space. */
  canInvite: boolean;
  canDuplicate: boolean;
  canDelete: boolean;
  /** Whether the list of those who are kept out can be seen and changed. */
  canLetIn: boolean;
}

export function homeModel(needs: HomeNeeds): HomeModel {
  const { team, spaces, say } = needs;
  const isEmpty = spaces.length === 0;
  const shown = shownSpaces(spaces, needs.asked);
  const canCreateSpaces = may("team.createSpaces", inTeam(team));
  return {
    accountId: needs.account.accountId,
    title: greeting(needs, isEmpty),
    lead: isEmpty ? say(canCreateSpaces ? "emptyLead" : "emptyLeadMember", { team: team.name }) : whoIsInside(needs),
    spaces: shown.map((card) => tile(card, needs)),
    isEmpty,
    nothing: shown.length > 0 ? null : { title: nothingOf(needs) },
    canFind: spaces.length >= FINDS_FROM || needs.asked.show !== undefined,
    canCreateSpaces,
    canInvite: may("team.inviteMembers", inTeam(team)),
  };
}

/** Fewer are seen at a glance. */
export const FINDS_FROM = 5;

function nothingOf({ asked: { find = "", show }, say }: HomeNeeds): string {
  if (find.trim() !== "") return say("nothingFound", { find: find.trim() });
  return show === "live" ? say("nothingLive") : "";
}

/** The filtered spaces in the chosen order. The input is ordered by creation. */
export function shownSpaces(spaces: readonly SpaceCard[], { find = "", show, sort }: HomeAsked): SpaceCard[] {
  const asked = found(show === "live" ? spaces.filter(({ onlineCount }) => onlineCount > 0) : spaces, find);
  if (sort === "name") return asked.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  if (sort === "newest") return asked.toReversed();
  return asked.toSorted((a, b) => (b.lastVisitedAt ?? "").localeCompare(a.lastVisitedAt ?? ""));
}

/** The spaces whose name or address holds every word. */
export function found(spaces: readonly SpaceCard[], find: string): SpaceCard[] {
  const words = find.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return spaces.filter(({ name, slug }) => words.every((word) => `${name} ${slug}`.toLocaleLowerCase().includes(word)));
}

/** The spaces with people in them, fullest first. */
export function liveSpaces(spaces: readonly SpaceCard[]): SpaceCard[] {
  return spaces.filter(({ onlineCount }) => onlineCount > 0).toSorted((a, b) => b.onlineCount - a.onlineCount);
}

/** By the hour of the day; a welcome where there is nothing yet. */
export function greeting(
  { account, hour, say }: Pick<HomeNeeds, "account" | "hour" | "say">,
  isEmpty: boolean,
): string {
  const name = account.name.trim().split(/\s+/)[0] ?? "";
  if (name === "") return say("welcomeNameless");
  if (isEmpty) return say("welcome", { name });
  if (hour >= 4 && hour < 12) return say("morning", { name });
  return say(hour >= 12 && hour < 18 ? "afternoon" : "evening", { name });
}

function whoIsInside({ spaces, say }: HomeNeeds): string {
  const live = liveSpaces(spaces);
  const count = live.reduce((sum, { onlineCount }) => sum + onlineCount, 0);
  const [fullest] = live;
  if (fullest === undefined) return say("nobodyInside");
  // A tie has no fullest one.
  if (spaces.length === 1 || live[1]?.onlineCount === fullest.onlineCount) return say("insideAll", { count });
  return say("insideMost", { count, name: fullest.name });
}

function tile(card: SpaceCard, needs: HomeNeeds): SpaceTile {
  const path = `/s/${card.slug}`;
  return {
    card,
    path,
    address: needs.host + path,
    badge: badgeOf(card, needs),
    rooms: needs.say("rooms", { count: card.roomsCount }),
    note: card.isPrivate ? needs.say("membersOnly") : null,
    canRename: may("space.rename", { role: card.role }),
    canSet: may("space.changeSettings", { role: card.role }),
    canInvite: may("space.inviteGuests", { role: card.role }),
    canDuplicate: may("space.duplicate", { role: card.role }),
    canDelete: may("space.delete", { role: card.role }),
    canLetIn: may("space.kick", { role: card.role }),
  };
}

function badgeOf(card: SpaceCard, { nowMs, locale, say }: HomeNeeds): SpaceTile["badge"] {
  const [first] = card.people;
  if (card.onlineCount === 1 && first !== undefined)
    return { kind: "live", text: say("oneInside", { name: first.name }) };
  if (card.onlineCount > 0) return { kind: "live", text: say("insideNow", { count: card.onlineCount }) };
  if (card.startsAt !== null && Date.parse(card.startsAt) > nowMs) {
    return { kind: "opens", text: say("opensAt", { when: dateText(Date.parse(card.startsAt), "weekday", locale) }) };
  }
  return null;
}
