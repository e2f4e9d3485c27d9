import type { AccountId, AccountProfile, Effect, Locale, Plan, Team } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { CallContext, Handlers } from "../platform/calls/handler.ts";
import type { Taken } from "../platform/rateLimit.ts";
import { findRoom, roomOperations, spaceRooms } from "../room/index.ts";
import type { IceOptions } from "../room/index.ts";
import {
  adoptSpaces,
  countSpaces,
  createGuard,
  makeSpace,
  readTemplate,
  spaceChanged,
  spaceOperations,
  spacesOfTeam,
} from "../space/index.ts";
import type { PeopleInside } from "../space/index.ts";
import { adoptTeams, listTeamsOf, teamOperations } from "../team/index.ts";

/** What teams, spaces and rooms need of the program around them. */
export interface DomainNeeds {
  bus: Bus;
  peopleInside: PeopleInside;
  defaultPlan: Plan;
  ice: IceOptions;
  accounts: {
    localeOf: (query: Query, accountId: AccountId) => Promise<Locale>;
    /** The caller's profile; opens a guest session for a caller without one. */
    profileOrGuest: (context: CallContext, locale: Locale | undefined) => Promise<AccountProfile>;
    /** One more team without an e-mail for the caller's network address. */
    takeFreeTeam: (context: CallContext) => Promise<Taken>;
  };
}

type WiredOperation = keyof (ReturnType<typeof teamOperations> &
  ReturnType<typeof spaceOperations> &
  ReturnType<typeof roomOperations>);
export interface WiredDomains {
  handlers: Pick<Handlers, WiredOperation>;
  guard: Guard;
}

/** Puts teams, spaces and rooms together: each gets of the others what it asks for. */
export function wireDomains(needs: DomainNeeds): WiredDomains {
  const { bus, peopleInside, defaultPlan, ice, accounts } = needs;
  const team = teamOperations({
    bus,
    defaultPlan,
    countSpaces,
    hasTemplate: (name) => readTemplate(name) !== null,
    takeTry: accounts.takeFreeTeam,
    profileOrGuest: accounts.profileOrGuest,
    makeFirstSpace: ({ tx, nowMs }, space) => makeSpace(spaceRooms, tx, { ...space, slug: undefined, nowMs }),
  });
  const space = spaceOperations({ bus, peopleInside, rooms: spaceRooms, localeOf: accounts.localeOf });
  const room = roomOperations({ bus, peopleInside, ice });
  return { handlers: { ...team, ...space, ...room }, guard: createGuard({ peopleInside, findRoom }) };
}

/** What accounts ask of teams and spaces, which are built on accounts. */
export const accountTeams = {
  listTeamsOf: (tx: Transaction, accountId: AccountId): Promise<Team[]> => listTeamsOf({ countSpaces }, tx, accountId),
  async adoptGuest(tx: Transaction, bus: Bus, guest: { from: AccountId; to: AccountId }): Promise<Effect[]> {
    const teamIds = await adoptTeams(tx, guest);
    const spaceIds = new Set(await adoptSpaces(tx, guest));
    for (const teamId of teamIds) for (const { id } of await spacesOfTeam(tx, teamId)) spaceIds.add(id);
    return [...spaceIds].map((spaceId) => () => bus.publish(spaceChanged, { spaceId }));
  },
};
