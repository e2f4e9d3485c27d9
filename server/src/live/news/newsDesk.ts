// Decides who is notified that something they read has changed.
//
// A changing operation declares what it touches, and where: for this node's listeners with ties to its team, or to the
// team of its space, current roles are looked up, and each of them is notified of those reads that the permission table
// allows them. Changes to somebody's own data are only sent to their own other pages. Private spaces are mentioned only
// to those who see them. Rooms are updated inside their space, by patches.

import { operations, touchesOf } from "@atrium/contract";
import type { AccountId, Action, NewsItem, Operation, OperationName, SpaceId, TeamId, Touched } from "@atrium/contract";
import { may } from "@atrium/rules";
import { topic } from "../../platform/bus.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  findSpace,
  membersAmong,
  rolesInTeam,
  rolesOf,
  teamOfAnySpace,
  teamsOfAccounts,
  visitorsAmong,
} from "../../space/index.ts";
import type { ChangingCall } from "../../platform/calls/outcome.ts";
import type { Listeners } from "./listeners.ts";
import { mayHear } from "./mayHear.ts";

interface NewsDeskNeeds {
  db: Database;
  bus: Bus;
  listeners: Listeners;
  /** This moment, comparable with that at which this node takes up a call. */
  mark: () => string;
  onFault: (error: unknown) => void;
}

/** Whom news concern: those of a team, or of them those who see a space. */
interface Concerned {
  teamId: TeamId;
  spaceId: SpaceId | null;
  /** The mark of the change, if it is a call's: it can be read by now. */
  changedAt?: string;
}

/** Which reads a call has invalidated, and for whom. */
export interface ReadsChanged {
  /** The space of its subject; null if it has none. */
  spaceId: SpaceId | null;
  /** The team of its subject; null if it has none. */
  teamId: TeamId | null;
  /** Who called. */
  accountId: AccountId | null;
  touched: readonly Touched[];
}
export const readsChanged = topic<ReadsChanged>("readsChanged");

/** What somebody reads again after their own role has changed. */
const READ_BY_STANDING = [
  "listAccountTeams",
  "listOwnSupportAccess",
  "getTeam",
  "listTeamSpaces",
  "getSpace",
  "listVisitedSpaces",
  "listTeamMembers",
  "listTeamGuests",
] as const satisfies OperationName[];

/** What lists a team's people and pending invitations. */
const READ_OF_PEOPLE = [
  "listSupportAccess",
  "getTeam",
  "listTeamMembers",
  "listTeamGuests",
  "listTeamMemberInvitations",
  "listTeamGuestInvitations",
] as const satisfies OperationName[];

/** What shows a team's plan and its limits. */
const READ_OF_PLAN = ["getTeam", "listTeamSpaces", "getTeamBillingCapabilities2"] as const satisfies OperationName[];

/** What shows a space of a team to those who see it, without naming the space. */
const readOfSight = (teamId: TeamId): Touched[] => [
  { operation: "listTeamSpaces", subject: { teamId } },
  { operation: "getSpace" },
];

/** A team's audit log: invalidated by every change of the team. */
const auditOf = (teamId: TeamId): Touched => ({ operation: "listTeamAuditEntries", subject: { teamId } });

/** What shows who is inside a space. */
const READ_OF_OCCUPANCY = ["listTeamSpaces", "listTeamMembers"] as const satisfies OperationName[];

export class NewsDesk {
  readonly #needs: NewsDeskNeeds;
  /** Teams of the listeners, cached until their memberships change: most news concerns few of them. */
  readonly #teams = new Map<AccountId, ReadonlySet<TeamId>>();

  constructor(needs: NewsDeskNeeds) {
    this.#needs = needs;
  }

  /** A call has changed something: announces, here and on other nodes, what it touches. */
  changed({ operation: name, input, spaceId, accountId }: ChangingCall): void {
    const operation: Operation = operations[name];
    const touched = touchesOf(operation, input);
    if (touched.length === 0) return;
    const teamId = operation.subject === "team" ? (input as { teamId: TeamId }).teamId : null;
    this.#needs.bus.publish(readsChanged, { spaceId, teamId, accountId, touched });
  }

  /** Announces which reads are invalid, to those they concern. */
  readsChanged(change: ReadsChanged): void {
    const { accountId, touched } = change;
    // A space was deleted or restored: some have ties to its team through nothing else.
    if (touched.some((each) => each.operation === "listDeletedSpaces")) this.#teams.clear();
    if (accountId !== null && touched.some((each) => each.operation === "listAccountTeams"))
      this.#teams.delete(accountId);
    this.#tellChanged(change, this.#needs.mark()).catch(this.#needs.onFault);
  }

  /** Somebody may now see other teams or spaces. */
  accessChanged(accountId: AccountId): void {
    this.#teams.delete(accountId);
    const touched = READ_BY_STANDING.map((operation) => ({ operation }));
    this.#needs.listeners.tell(new Map([[accountId, touched.map(newsOf)]]));
  }

  /** Another invitation waits for somebody. */
  invited(accountId: AccountId): void {
    this.#needs.listeners.tell(new Map([[accountId, [newsOf({ operation: "listWaitingInvitations" })]]]));
  }

  /** A team's people or invitations have changed: somebody has accepted an invitation. */
  teamPeopleChanged(teamId: TeamId): void {
    const touched = READ_OF_PEOPLE.map((operation) => ({ operation, subject: { teamId } }));
    this.#tellTied({ teamId, spaceId: null }, [...touched, auditOf(teamId)]).catch(this.#needs.onFault);
  }

  /** A team's plan has changed by nobody's call. */
  teamPlanChanged(teamId: TeamId): void {
    const touched = READ_OF_PLAN.map((operation) => ({ operation, subject: { teamId } }));
    const told = [...touched, { operation: "listAccountTeams" }, auditOf(teamId)];
    this.#tellTied({ teamId, spaceId: null }, told).catch(this.#needs.onFault);
  }

  /** A space's list of open invitations has changed; whoever accepted one may now be among its guests. */
  spaceInvitationsChanged(spaceId: SpaceId): void {
    const lists = ["listSpaceGuestInvitations", "listSpaceGuests"];
    const touched = lists.map((operation) => ({ operation, subject: { spaceId } }));
    this.#tellOfSpace(spaceId, touched).catch(this.#needs.onFault);
  }

  /** Who sees a space may have changed: those who do not see it any more cannot be told by anything that names it. */
  doorChanged(spaceId: SpaceId): void {
    this.#tellVisitors(spaceId)
      .then(() => this.#tellShutOut(spaceId))
      .catch(this.#needs.onFault);
  }

  /** People inside a space have changed. Returns how many listeners were told. */
  async occupied(spaceId: SpaceId): Promise<number> {
    const space = await findSpace(this.#needs.db, spaceId);
    if (space === null) return 0;
    const { teamId } = space;
    const touched = READ_OF_OCCUPANCY.map((operation) => ({ operation, subject: { teamId } }));
    return this.#tellTied({ teamId, spaceId }, touched);
  }

  /** Listeners here who may perform an action in a team. */
  async hearersOf(teamId: TeamId, action: Action): Promise<AccountId[]> {
    const tied = await this.#tiedTo(teamId);
    if (tied.length === 0) return [];
    const roles = await rolesInTeam(this.#needs.db, tied, teamId);
    return [...roles].filter(([, role]) => may(action, { role })).map(([accountId]) => accountId);
  }

  async #tellChanged({ spaceId, teamId, accountId, touched }: ReadsChanged, changedAt: string): Promise<void> {
    if (spaceId !== null) await this.#tellOfSpace(spaceId, touched, changedAt);
    else if (teamId !== null) {
      await this.#tellTied({ teamId, spaceId: null, changedAt }, [...touched, auditOf(teamId)]);
    } else if (accountId !== null) this.#needs.listeners.tell(new Map([[accountId, touched.map(newsOf)]]), changedAt);
  }

  async #tellOfSpace(spaceId: SpaceId, touched: readonly Touched[], changedAt?: string): Promise<void> {
    const space = await findSpace(this.#needs.db, spaceId);
    if (space === null) return this.#tellOfDeleted(spaceId, touched);
    const { teamId } = space;
    const concerned = { teamId, spaceId, ...(changedAt !== undefined && { changedAt }) };
    await this.#tellTied(concerned, [...touched, auditOf(teamId)]);
  }

  /** Its team reads anew what does not name it; whoever was of the team through it alone has lost that. */
  async #tellOfDeleted(spaceId: SpaceId, touched: readonly Touched[]): Promise<void> {
    const { db, listeners } = this.#needs;
    const teamId = await teamOfAnySpace(db, spaceId);
    if (teamId === null) return;
    await this.#tellTied({ teamId, spaceId: null }, [...touched, auditOf(teamId)]);
    const left = new Set(await this.#tiedTo(teamId));
    for (const accountId of await membersAmong(db, listeners.accountIds(), spaceId))
      if (!left.has(accountId)) this.accessChanged(accountId);
  }

  /** Their lists of visited spaces show those that they see, whatever ties they have to the team. */
  async #tellVisitors(spaceId: SpaceId): Promise<void> {
    const { db, listeners } = this.#needs;
    const visitors = await visitorsAmong(db, listeners.accountIds(), spaceId);
    listeners.tellAll(visitors, [newsOf({ operation: "listVisitedSpaces" })]);
  }

  /** Those of its team who do not see a space now: they may have seen it a moment ago. */
  async #tellShutOut(spaceId: SpaceId): Promise<void> {
    const { db, listeners } = this.#needs;
    const space = await findSpace(db, spaceId);
    // Of a space that is deleted its team is told.
    if (space === null) return;
    const tied = await this.#tiedTo(space.teamId);
    if (tied.length === 0) return;
    const seeing = await rolesOf(db, tied, spaceId);
    const shutOut = tied.filter((accountId) => !seeing.has(accountId));
    listeners.tellAll(shutOut, readOfSight(space.teamId).map(newsOf));
  }

  async #tellTied({ teamId, spaceId, changedAt }: Concerned, touched: readonly Touched[]): Promise<number> {
    const { db, listeners } = this.#needs;
    const tied = await this.#tiedTo(teamId);
    if (tied.length === 0) return 0;
    const teamRoles = await rolesInTeam(db, tied, teamId);
    const spaceRoles = spaceId === null ? null : await rolesOf(db, [...teamRoles.keys()], spaceId);
    const news = new Map<AccountId, NewsItem[]>();
    for (const [accountId, inTeam] of teamRoles) {
      const inSpace = spaceRoles?.get(accountId) ?? null;
      if (spaceRoles !== null && inSpace === null) continue;
      news.set(accountId, touched.filter((each) => mayHear(each, { inTeam, inSpace })).map(newsOf));
    }
    listeners.tell(news, changedAt);
    return news.size;
  }

  /** Listeners here with ties to a team. */
  async #tiedTo(teamId: TeamId): Promise<AccountId[]> {
    const here = this.#needs.listeners.accountIds();
    for (const known of this.#teams.keys()) if (!this.#needs.listeners.has(known)) this.#teams.delete(known);
    const unknown = here.filter((accountId) => !this.#teams.has(accountId));
    if (unknown.length > 0)
      for (const [accountId, teams] of await teamsOfAccounts(this.#needs.db, unknown))
        this.#teams.set(accountId, teams);
    return here.filter((accountId) => this.#teams.get(accountId)?.has(teamId) === true);
  }
}

function newsOf({ operation, subject = {} }: Touched): NewsItem {
  const named = Object.entries(subject).filter((field): field is [string, string] => typeof field[1] === "string");
  return { kind: "changed", operation, subject: Object.fromEntries(named) };
}
