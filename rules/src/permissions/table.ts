import type { Action, ErrorCode, PlanFeature, RoomFlag } from "@atrium/contract";
import { ADMINS, ANYBODY, ATTENDEES, GUESTS, HOSTS, INSIDERS, MEMBERS, SESSIONS } from "./principals.ts";
import type { Principal } from "./principals.ts";

/**
 * Who may do what: one row for each action, and no action without a row.
 *
 * A right has up to three parts. `roles`, always: who has it. `flag`: a setting of the room that can take the right from
 * ordinary people, but never from hosts. `feature`: what the team's plan must include, for everybody. A missing part
 * answers with its own code, else with `forbidden`.
 *
 * The server's guard, the web's buttons and the printed reference all read this record. Three relations do not fit into
 * a table: `outranks`, `canSeeRoom` and `canEditLocked`.
 */
export interface PermissionRow {
  roles: readonly Principal[];
  /** The code for people without the role. */
  otherwise?: ErrorCode;
  flag?: { name: RoomFlag; otherwise?: ErrorCode };
  feature?: { name: PlanFeature; otherwise?: ErrorCode };
}

const TEAM_ADMIN = ["TEAM_ADMIN"] as const;
const TEAM_PEOPLE = [...GUESTS, "SUPPORT"] as const;

export const PERMISSIONS: Readonly<Record<Action, PermissionRow>> = {
  "account.signIn": { roles: ANYBODY },
  "account.signOut": { roles: ANYBODY },
  "account.editOwnProfile": { roles: SESSIONS },
  "account.changeEmail": { roles: ["ACCOUNT"], otherwise: "accountIsNotVerified" },
  "account.managePasskeys": { roles: ["ACCOUNT"], otherwise: "accountIsNotVerified" },
  "account.useCalendar": { roles: ["ACCOUNT"], otherwise: "accountIsNotVerified" },
  "account.handOverSession": { roles: SESSIONS },
  "account.giveSupport": { roles: ["ACCOUNT"], otherwise: "accountIsNotVerified" },
  "team.tryForFree": { roles: ANYBODY },
  "space.lookUp": { roles: ANYBODY },
  "media.getIceServers": { roles: SESSIONS },
  "file.upload": { roles: SESSIONS },
  "report.send": { roles: ANYBODY },
  "billing.seeRates": { roles: SESSIONS },

  "team.create": { roles: ["ACCOUNT"], otherwise: "accountIsNotVerified" },
  "team.see": { roles: TEAM_PEOPLE },
  "team.rename": { roles: TEAM_ADMIN },
  "team.delete": { roles: TEAM_ADMIN },
  "team.leave": { roles: GUESTS },
  "team.manageBilling": { roles: TEAM_ADMIN },
  "team.manageSso": { roles: TEAM_ADMIN, feature: { name: "sso" } },
  "team.manageWhiteLabel": {
    roles: TEAM_ADMIN,
    feature: { name: "whiteLabel", otherwise: "emailWhitelabelForbidden" },
  },
  "team.manageSlack": { roles: TEAM_ADMIN },
  "team.linkOwnSlack": { roles: GUESTS },
  "team.seeUsers": { roles: ADMINS },
  "team.seeAudit": { roles: TEAM_ADMIN },
  "team.inviteMembers": { roles: TEAM_ADMIN },
  "team.inviteGuests": { roles: TEAM_ADMIN },
  "team.promoteGuests": { roles: TEAM_ADMIN },
  "team.demoteMembers": { roles: TEAM_ADMIN },
  "team.manageUsers": { roles: TEAM_ADMIN },
  "team.listSpaces": { roles: TEAM_PEOPLE },
  "team.createSpaces": { roles: ADMINS },
  "team.seeSupportAccess": { roles: TEAM_ADMIN },
  "team.endSupportAccess": { roles: ["TEAM_ADMIN", "SUPPORT"] },
  "team.chat": { roles: GUESTS, otherwise: "chatNotAllowed" },
  "chat.direct": { roles: ATTENDEES, otherwise: "chatNotAllowed" },
  "chat.listOwn": { roles: SESSIONS },

  "space.see": { roles: INSIDERS },
  "space.enter": { roles: INSIDERS },
  "space.changeSettings": { roles: ADMINS },
  "space.rename": { roles: ADMINS },
  "space.lock": { roles: ADMINS },
  "space.setPassword": { roles: ADMINS, feature: { name: "passwords", otherwise: "spacePasswordForbiddenByRate" } },
  "space.setLogo": { roles: ADMINS, feature: { name: "logo", otherwise: "logoFeatureIsNotAvailable" } },
  "space.whiteLabel": { roles: ADMINS, feature: { name: "whiteLabel" } },
  "space.makePrivate": { roles: ADMINS, feature: { name: "privateSpaces", otherwise: "privateSpaceForbiddenByRate" } },
  "space.duplicate": { roles: ADMINS },
  "space.delete": { roles: TEAM_ADMIN },
  "space.inviteGuests": { roles: MEMBERS },
  "space.manageMembers": { roles: ADMINS },
  "space.seeMembers": { roles: MEMBERS },
  "space.setModerator": { roles: HOSTS },
  "space.kick": { roles: HOSTS },
  "space.ban": { roles: HOSTS },
  "space.broadcast": { roles: HOSTS },
  "space.stopBroadcast": { roles: ADMINS },
  "space.inviteToFollow": { roles: ATTENDEES },
  "space.postSpaceChat": { roles: ATTENDEES, otherwise: "chatNotAllowed" },
  "space.clearAnyChat": { roles: HOSTS },

  "room.create": { roles: ADMINS },
  "room.see": { roles: INSIDERS },
  "room.seeHidden": { roles: HOSTS },
  "room.seeBlocked": { roles: ADMINS },
  "room.rename": { roles: ADMINS },
  "room.changeSettings": { roles: ADMINS },
  "room.hide": { roles: ADMINS },
  "room.block": { roles: ADMINS },
  "room.setPassword": { roles: ADMINS, feature: { name: "passwords", otherwise: "spacePasswordForbiddenByRate" } },
  "room.delete": { roles: ADMINS },
  "room.reorder": { roles: ADMINS },
  "room.enter": { roles: INSIDERS },
  "room.enterWithoutPassword": { roles: HOSTS },
  "room.useMicrophone": { roles: INSIDERS, flag: { name: "audio" } },
  "room.useCamera": { roles: INSIDERS, flag: { name: "video" } },
  "room.shareScreen": { roles: INSIDERS, flag: { name: "share" } },
  "room.megaphone": {
    roles: ATTENDEES,
    otherwise: "megaphoneNotAllowed",
    flag: { name: "megaphone", otherwise: "megaphoneNotAllowed" },
    feature: { name: "megaphone", otherwise: "megaphoneNotAllowed" },
  },
  "room.react": { roles: INSIDERS, flag: { name: "reactions" } },
  "room.chat": { roles: ATTENDEES, otherwise: "chatNotAllowed", flag: { name: "chat", otherwise: "chatNotAllowed" } },
  "room.readChat": { roles: ATTENDEES },
  "room.moderateChat": { roles: HOSTS },
  "room.muteOthers": { roles: HOSTS },
  "room.shield": { roles: HOSTS },
  "room.record": {
    roles: HOSTS,
    otherwise: "recordingForbidden",
    feature: { name: "recordings", otherwise: "recordingForbidden" },
  },
  "room.manageRecordings": { roles: HOSTS },
  "room.present": { roles: ATTENDEES, flag: { name: "presentation" } },
  "room.useGridView": { roles: INSIDERS, flag: { name: "gridView" } },
  "room.watch": { roles: INSIDERS },
  "room.readCaptions": { roles: INSIDERS },

  "element.add": { roles: ATTENDEES, otherwise: "elementIsForbidden" },
  "element.addText": elementKind("text"),
  "element.addImage": elementKind("image"),
  "element.addPdf": elementKind("image"),
  "element.addVideo": elementKind("elementVideo"),
  "element.addIframe": elementKind("iframe"),
  "element.addScreenShare": elementKind("share"),
  "element.addSpawnSpot": { roles: HOSTS, otherwise: "elementIsForbidden" },
  "element.addPrivateArea": elementKind("privateArea"),
  "element.editOwn": { roles: ATTENDEES },
  "element.editOfGuests": { roles: HOSTS },
  "element.editAny": { roles: ADMINS },
  "element.pin": {
    roles: MEMBERS,
    otherwise: "pinNotAllowed",
    feature: { name: "pinning", otherwise: "pinNotAllowed" },
  },
  "element.lock": {
    roles: ATTENDEES,
    otherwise: "lockNotAllowed",
    flag: { name: "elementLocking", otherwise: "lockNotAllowed" },
    feature: { name: "locking", otherwise: "lockNotAllowed" },
  },
  "element.draw": { roles: ATTENDEES, flag: { name: "pen" } },
  "privateArea.openClose": { roles: MEMBERS },

  "stage.raiseHand": { roles: ATTENDEES },
  "stage.goOn": { roles: ATTENDEES },
  "stage.allow": { roles: HOSTS },
  "stage.kick": { roles: HOSTS },
  "stage.spotlight": { roles: HOSTS },
  "stage.setBackgroundVideo": { roles: HOSTS },
};

function elementKind(flag: RoomFlag): PermissionRow {
  return {
    roles: ATTENDEES,
    otherwise: "elementIsForbidden",
    flag: { name: flag, otherwise: "elementIsForbidden" },
  };
}
