import type { AccountId, AccountProfile, Effect, Locale, Plan, Team, TeamId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { accessChanged, accountSubjects } from "../account/index.ts";
import type { Account } from "../account/index.ts";
import { billingOperations, runsOut } from "../billing/index.ts";
import type { BillingNeeds } from "../billing/index.ts";
import {
  adoptGuestChats,
  chatOperations,
  countMessages,
  countOldMessages,
  forgetMentions,
  forgetMessages,
  personSubject,
} from "../chat/index.ts";
import { copyElements, elementOperations, passOnElements } from "../element/index.ts";
import { elementFiles, floorPictures, spacePictures } from "../file/index.ts";
import {
  acceptSignedIn,
  adoptInvitations,
  endInvitations,
  endLinksOf,
  forgetInvitationsTo,
  forgetOpenedLinks,
  invitationOperations,
} from "../invitation/index.ts";
import type { InvitationNeeds } from "../invitation/index.ts";
import { readTemplate } from "@atrium/rules";
import type { Resolvers } from "../platform/calls/subjects.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { CallContext } from "../platform/calls/context.ts";
import type { Handlers } from "../platform/calls/handler.ts";
import type { Names } from "../platform/names.ts";
import type { Taken } from "../platform/rateLimit.ts";
import { countOldRecordings, recordingOperations } from "../recording/index.ts";
import type { RecordingNeeds } from "../recording/index.ts";
import { createSpaceRooms, roomOperations, roomSubjects } from "../room/index.ts";
import type { IceOptions, MediaTrials } from "../room/index.ts";
import { adoptSlackPeople, disconnectFromSlack, isConnectedToSlack, slackOperations } from "../slack/index.ts";
import type { SlackNeeds } from "../slack/index.ts";
import {
  adoptSpaces,
  countGuests,
  countSpaces,
  createGuard,
  endAllSupport,
  forgetBansOf,
  makeSpace,
  memberRolesInTeam,
  spaceChanged,
  spaceOperations,
  spaceIdsOfTeams,
  spaceSubject,
  teamPlaces,
  teamsOfPlaces,
  wasInside,
} from "../space/index.ts";
import type { Inside, PeopleInside, StaffNeeds } from "../space/index.ts";
import { backgroundOperations } from "../stage/index.ts";
import {
  adoptTeams,
  deleteTeams,
  forgetActor,
  ledAlone,
  listTeamsOf,
  lockTeamsOf,
  leaveTeams,
  takeTeamsBack,
  teamsToLeave,
  teamOperations,
  teamSubject,
} from "../team/index.ts";

/** What teams, spaces and rooms need from the rest of the program. */
export interface DomainNeeds {
  bus: Bus;
  peopleInside: PeopleInside;
  inside: Inside;
  names: Names;
  defaultPlan: Plan;
  isStaff: StaffNeeds["isStaff"];
  ice: IceOptions;
  mediaTrials: MediaTrials;
  billing: BillingNeeds;
  recording: Omit<RecordingNeeds, "bus">;
  slack: Pick<SlackNeeds, "slack" | "tokenKey">;
  fileLinks: Parameters<typeof elementFiles>[0];
  isOwnHost: (host: string) => boolean;
  invitations: Omit<InvitationNeeds, "bus" | "peopleInside" | "rooms" | "teams">;
  accounts: {
    localeOf: (query: Query, accountId: AccountId) => Promise<Locale>;
    /** The caller's profile; opens a guest session for a caller without one. */
    profileOrGuest: (context: CallContext, locale: Locale | undefined) => Promise<AccountProfile>;
    /** Counts one more team without an e-mail for the caller's network address. */
    takeFreeTeam: (context: CallContext) => Promise<Taken>;
  };
}

type WiredOperation = keyof (ReturnType<typeof teamOperations> &
  ReturnType<typeof spaceOperations> &
  ReturnType<typeof roomOperations> &
  ReturnType<typeof elementOperations> &
  ReturnType<typeof backgroundOperations> &
  ReturnType<typeof chatOperations> &
  ReturnType<typeof invitationOperations> &
  ReturnType<typeof besideSpaces>);
export interface WiredDomains {
  handlers: Pick<Handlers, WiredOperation>;
  guard: Guard;
  resolvers: Resolvers;
}

const elements = { copy: copyElements };
const spaceRooms = createSpaceRooms(elements);

/** Connects teams, spaces and rooms: each gets what it needs from the others. */
export function wireDomains(needs: DomainNeeds): WiredDomains {
  const { bus, peopleInside, inside, defaultPlan, ice, mediaTrials, accounts } = needs;
  const team = teamOperations({
    bus,
    defaultPlan,
    countSpaces,
    countGuests,
    isConnectedToSlack,
    runsOut,
    places: teamPlaces,
    logos: spacePictures,
    mailer: needs.invitations.mailer,
    siteUrl: needs.invitations.siteUrl,
    whoIsIn: (spaceId) => peopleInside.peopleIn(spaceId),
    endInvitations,
    endLinksOf,
    countOldMessages,
    countOldRecordings,
    hasTemplate: (name) => readTemplate(name) !== null,
    takeTry: accounts.takeFreeTeam,
    profileOrGuest: accounts.profileOrGuest,
    makeFirstSpace: ({ tx, nowMs }, { template, locale, ...space }) =>
      makeSpace(spaceRooms, tx, { ...space, slug: undefined, nowMs, origin: { kind: "template", template, locale } }),
  });
  const space = spaceOperations({
    bus,
    peopleInside,
    rooms: spaceRooms,
    spacePictures,
    names: needs.names,
    siteUrl: needs.invitations.siteUrl,
    codeKey: needs.invitations.codeKey,
    isStaff: needs.isStaff,
    localeOf: accounts.localeOf,
    countMessages,
  });
  const pictures = floorPictures;
  const room = roomOperations({ bus, inside, peopleInside, countMessages, ice, mediaTrials, pictures, elements });
  const element = elementOperations({
    bus,
    inside,
    files: elementFiles(needs.fileLinks),
    isOwnHost: needs.isOwnHost,
  });
  const stage = backgroundOperations({ bus });
  const chat = chatOperations({ bus, inside });
  const invitation = invitationOperations({
    ...needs.invitations,
    bus,
    peopleInside,
    rooms: spaceRooms,
    teams: accountTeams,
  });
  const resolvers = resolversOf(inside);
  return {
    handlers: { ...team, ...space, ...room, ...element, ...stage, ...chat, ...invitation, ...besideSpaces(needs) },
    guard: createGuard({ resolvers, inside }),
    resolvers,
  };
}

/** Billing, recordings and Slack, which are built on spaces. */
function besideSpaces({ bus, billing, recording, slack, invitations, accounts }: DomainNeeds) {
  const { siteUrl, codeKey } = invitations;
  return {
    ...billingOperations({ ...billing, bus, siteUrl }),
    ...recordingOperations({ ...recording, bus }),
    ...slackOperations({ ...slack, codeKey, localeOf: accounts.localeOf }),
  };
}

/** How each kind of subject is looked up, by the domain that owns it. */
export const resolversOf = (inside: Inside): Resolvers => ({
  ...accountSubjects,
  ...teamSubject({
    rolesInSpaces: async (...asked) => [...(await memberRolesInTeam(...asked)).values()],
  }),
  ...spaceSubject(inside),
  ...roomSubjects(inside),
  ...personSubject(inside),
});

type DoneBy = Parameters<typeof takeTeamsBack>[1];
type ReadAt = Parameters<typeof listTeamsOf>[1];

/** What accounts need from teams and spaces, which are built on accounts. */
export const accountTeams = {
  listTeamsOf: (at: ReadAt, accountId: AccountId): Promise<Team[]> =>
    listTeamsOf({ countSpaces, countGuests }, at, accountId),
  async adoptGuest(tx: Transaction, bus: Bus, guest: { from: AccountId; to: AccountId }): Promise<Effect[]> {
    await accountTeams.lock(tx, guest.from);
    const teamIds = await adoptTeams(tx, guest);
    await adoptInvitations(tx, guest);
    await adoptSlackPeople(tx, guest);
    const spaceIds = new Set(await adoptSpaces(tx, guest));
    for (const spaceId of await spaceIdsOfTeams(tx, teamIds)) spaceIds.add(spaceId);
    const inSpaces = [...spaceIds].map((spaceId) => () => bus.publish(spaceChanged, { spaceId }));
    const inChats = await adoptGuestChats(tx, bus, guest);
    const inRooms = await passOnElements(tx, bus, guest);
    return [...inSpaces, ...inChats, ...inRooms, () => bus.publish(accessChanged, { accountId: guest.to })];
  },
  acceptInvitation: acceptSignedIn,
  ledAlone: (at: ReadAt, accountId: AccountId) => ledAlone({ countSpaces, countGuests }, at, accountId),
  lock: async (tx: Transaction, accountId: AccountId) => lockTeamsOf(tx, accountId, await teamsOfPlaces(tx, accountId)),
  disconnect: disconnectFromSlack,
  endSupport: endAllSupport,
  wasInside,
  async leave(by: DoneBy, bus: Bus, { accountId, ends }: { accountId: AccountId; ends: readonly TeamId[] }) {
    // Teams in which they are only a guest of single spaces are not in their list of teams.
    const teamIds = await teamsToLeave(by.tx, accountId, await teamsOfPlaces(by.tx, accountId));
    const going = { accountId, teamIds, ends: new Set(ends) };
    return leaveTeams({ bus, places: teamPlaces, endInvitations }, by, going);
  },
  takeBack: (by: DoneBy, back: { accountId: AccountId; deletedAt: Date }) =>
    takeTeamsBack({ places: teamPlaces }, by, back),
  async forget(tx: Transaction, bus: Bus, gone: { account: Account; teamIds: readonly TeamId[] }): Promise<Effect[]> {
    const { account, teamIds } = gone;
    const spaceIds = await spaceIdsOfTeams(tx, teamIds);
    const inChats = await forgetMessages(tx, bus, account.id);
    await deleteTeams(tx, teamIds);
    const inRooms = await passOnElements(tx, bus, { from: account.id, to: null });
    await forgetActor(tx, account.id);
    const named = await forgetMentions(tx, bus, account.id);
    if (account.emailKey !== null) {
      // A guest's bans and opened links stay: whoever is banned would lift it themselves and come back as another guest.
      await forgetBansOf(tx, account.id);
      await forgetOpenedLinks(tx, account.id);
      await forgetInvitationsTo(tx, account.emailKey);
    }
    return [
      ...inChats,
      ...inRooms,
      ...named,
      ...spaceIds.map((spaceId) => () => bus.publish(spaceChanged, { spaceId })),
    ];
  },
};
