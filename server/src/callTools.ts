// The door for tests that make calls without sockets.
export { findAccount, insertAccount } from "./account/accountStore.ts";
export { profileOrGuest, takeFreeTeam } from "./account/guests.ts";
export { accounts } from "./account/tables.ts";
export { createSessions } from "./account/sessions.ts";
export { createInvitationCodes } from "./invitation/index.ts";
export { createLocalBus } from "./platform/bus.ts";
export { createCallRates } from "./platform/calls/callRates.ts";
export type { Caller } from "./platform/calls/context.ts";
export type { Handlers } from "./platform/calls/handler.ts";
export { LiveReplies } from "./platform/calls/liveReplies.ts";
export { createLog } from "./platform/log.ts";
export { runOperation } from "./platform/calls/runOperation.ts";
export { seedDemoSpace } from "./room/index.ts";
export { accountTeams, resolversOf, wireDomains } from "./program/wireDomains.ts";
export { rooms } from "./room/index.ts";
export type { Inside } from "./space/index.ts";
export { addMember, spaceChanged, spaces } from "./space/index.ts";
export { teamMembers, teams } from "./team/index.ts";
