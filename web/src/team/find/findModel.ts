import type { AccountId, SpaceCard, SpaceId, Team, TeamId, VisitedSpace } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { FaceLook } from "../../ui/Face.tsx";
import { bestMatches } from "../../ui/palette/matching.ts";
import { inTeam } from "../inTeam.ts";
import { seesUsers } from "../users/usersModel.ts";

/** Pages of the dashboard that can be gone to by name. */
export const FIND_PAGES = [
  "spaces",
  "users",
  "guests",
  "settings",
  "audit",
  "plan",
  "messages",
  "profile",
  "security",
  "notices",
  "shortcuts",
  "news",
] as const;
export type FindPage = (typeof FIND_PAGES)[number];

export type FindEntry =
  | { kind: "space"; id: string; label: string; slug: string; backgroundUrl: string | null; inside: number }
  | { kind: "person"; id: AccountId; label: string; look: FaceLook }
  | { kind: "page"; id: FindPage; label: string }
  | { kind: "spaceSettings"; id: SpaceId; label: string; teamId: TeamId }
  | { kind: "team"; id: TeamId; label: string; team: Team }
  | { kind: "act"; id: FindAct; label: string };
export type FindAct = "newSpace" | "newTeam" | "tour" | "report";

export interface FindNeeds {
  typed: string;
  team: Team | null;
  teams: readonly Team[];
  spaces: readonly SpaceCard[];
  /** Spaces of other teams too. */
  visited: readonly VisitedSpace[];
  /** Who was found for what was typed, without oneself. */
  people: readonly { accountId: AccountId; name: string; look: FaceLook }[];
  mayMakeTeam: boolean;
  /** What pages and acts are called; a space's settings by the name of the space. */
  nameOf: {
    page: (page: FindPage) => string;
    act: (act: FindAct) => string;
    settings: (space: string) => string;
  };
}

const GROUP_OF = {
  space: "spaces",
  person: "people",
  page: "pages",
  spaceSettings: "pages",
  team: "teams",
  act: "actions",
} as const;
export type FindGroup = (typeof GROUP_OF)[FindEntry["kind"]];

const MOST_PEOPLE = 5;

/** What one can go to from the dashboard and what was typed names, under what it is; the kind of the best match leads. */
export function findModel(needs: FindNeeds): { of: FindGroup; entries: FindEntry[] }[] {
  const people = needs.people
    .slice(0, MOST_PEOPLE)
    .map(({ accountId, name, look }) => ({ kind: "person", id: accountId, label: name, look }) as const);
  const matches = bestMatches<FindEntry>(needs.typed, [...spacesOf(needs), ...pagesOf(needs), ...actsOf(needs)]);
  // The server matches more than names, so everybody it found is kept.
  const found: FindEntry[] = [...matches, ...people];
  const groups = [...new Set(found.map(({ kind }) => GROUP_OF[kind]))];
  return groups.map((of) => ({ of, entries: found.filter(({ kind }) => GROUP_OF[kind] === of) }));
}

function spacesOf({ spaces, visited }: FindNeeds): FindEntry[] {
  const elsewhere = visited.filter(({ id }) => spaces.every((space) => space.id !== id));
  return [...spaces, ...elsewhere.map((space) => ({ ...space, onlineCount: 0 }))].map((space) => ({
    kind: "space",
    id: space.id,
    label: space.name,
    slug: space.slug,
    backgroundUrl: space.backgroundUrl,
    inside: space.onlineCount,
  }));
}

function pagesOf(needs: FindNeeds): FindEntry[] {
  const { team, spaces, typed, nameOf } = needs;
  const ofTeam = team === null ? [] : teamPages(team, spaces);
  const own = ["messages", "profile", "security", "notices", "shortcuts", "news"] as const;
  const pages = [...ofTeam, ...own].map((id) => ({ kind: "page", id, label: nameOf.page(id) }) as const);
  if (typed.trim() === "") return pages;
  const settings = spaces
    .filter(({ role }) => may("space.changeSettings", { role }))
    .map(({ id, teamId, name }) => ({ kind: "spaceSettings", id, teamId, label: nameOf.settings(name) }) as const);
  return [...pages, ...settings];
}

function teamPages(team: Team, spaces: readonly SpaceCard[]): FindPage[] {
  const users = seesUsers(team, spaces) ? (["users", "guests"] as const) : [];
  const audit = may("team.seeAudit", inTeam(team)) ? (["audit"] as const) : [];
  return ["spaces", ...users, "settings", ...audit, "plan"];
}

function actsOf({ team, teams, mayMakeTeam, nameOf }: FindNeeds): FindEntry[] {
  const others = teams
    .filter(({ id }) => id !== team?.id)
    .map((other) => ({ kind: "team", id: other.id, label: other.name, team: other }) as const);
  const acts: FindAct[] = [];
  if (team !== null && may("team.createSpaces", inTeam(team))) acts.push("newSpace");
  if (mayMakeTeam) acts.push("newTeam");
  acts.push("tour", "report");
  return [...others, ...acts.map((id) => ({ kind: "act", id, label: nameOf.act(id) }) as const)];
}
