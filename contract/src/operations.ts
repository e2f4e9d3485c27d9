import * as account from "./account/operations.ts";
import * as room from "./room/operations.ts";
import * as space from "./space/operations.ts";
import * as team from "./team/operations.ts";

/** Every operation by its name. The typed client, the server's routes, the guard and the docs read this record. */
export const operations = {
  registerAccount: account.registerAccount,
  registerAccount2: account.registerAccount2,
  registerUnverifiedAccount: account.registerUnverifiedAccount,
  authAccountByMagicLink2: account.authAccountByMagicLink2,
  createTemporaryAuthLink: account.createTemporaryAuthLink,
  authAccountByTemporaryAuthLink: account.authAccountByTemporaryAuthLink,
  logoutAccount: account.logoutAccount,
  getAccountProfile: account.getAccountProfile,
  updateAccount: account.updateAccount,
  listAccountTeams: account.listAccountTeams,
  tryForFree: team.tryForFree,
  createTeam: team.createTeam,
  getTeam: team.getTeam,
  updateTeam: team.updateTeam,
  createSpace: space.createSpace,
  getSpace: space.getSpace,
  getSpaceId: space.getSpaceId,
  updateSpace: space.updateSpace,
  isSpaceSlugAvailable: space.isSpaceSlugAvailable,
  listTeamSpaces: space.listTeamSpaces,
  canJoinSpace: space.canJoinSpace,
  getSpaceEntrance: space.getSpaceEntrance,
  kick: space.kick,
  listBans: space.listBans,
  liftBan: space.liftBan,
  createRoom: room.createRoom,
  getRoom: room.getRoom,
  listRooms: room.listRooms,
  updateRoom: room.updateRoom,
  joinRoom: room.joinRoom,
  sendEmotion: room.sendEmotion,
  setMegaphone: room.setMegaphone,
  muteSelf: room.muteSelf,
  muteParticipant: room.muteParticipant,
  getIceServers: room.getIceServers,
} as const;
export type Operations = typeof operations;
export type OperationName = keyof Operations;
