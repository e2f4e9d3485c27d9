import type { Action, ErrorCode, OperationName } from "@atrium/contract";

/** What somebody else's thing answers to whom the table allows the call, unless they have this right as well. */
interface Relation {
  code: ErrorCode;
  unless?: Action;
}

const ofOthers: Relation = { code: "forbidden", unless: "element.editAny" };
const ofAuthor: Relation = { code: "chatNotAllowed" };

/** Relations that the permission table cannot say: the callers ask about what somebody else has made. */
export const BESIDE_TABLE: Readonly<Partial<Record<OperationName, Relation>>> = {
  updateTextElement: ofOthers,
  updateNoteElement: ofOthers,
  updateImageElement: ofOthers,
  updatePdfElement: ofOthers,
  updateVideoElement: ofOthers,
  updateIframeElement: ofOthers,
  updateScreenShareElement: ofOthers,
  updateSpawnSpotElement: ofOthers,
  updatePrivateAreaElement: ofOthers,
  deleteElement: ofOthers,
  pinElement: ofOthers,
  unpinElement: ofOthers,
  lockElement: ofOthers,
  unlockElement: ofOthers,
  markElementInUse: ofOthers,
  // The screen that another shares.
  addScreenShareElement: { code: "elementIsForbidden" },
  // The place is kept for somebody else.
  goOnStage: { code: "forbidden", unless: "stage.allow" },
  // The area is somebody else's, and they stand outside of it.
  askOutOfArea: { code: "forbidden" },
  stopBroadcast: { code: "forbidden", unless: "space.stopBroadcast" },
  // None of them is staff of the installation.
  openSupportAccess: { code: "forbidden" },
  listOwnSupportAccess: { code: "forbidden" },
  // It is the access of somebody else.
  endSupportAccess: { code: "forbidden", unless: "team.seeSupportAccess" },
  updateRoomChatMessage: ofAuthor,
  updateSpaceChatMessage: ofAuthor,
  updateTeamChatMessage: ofAuthor,
  deleteRoomChatMessage: { ...ofAuthor, unless: "room.moderateChat" },
  deleteSpaceChatMessage: { ...ofAuthor, unless: "space.clearAnyChat" },
  deleteTeamChatMessage: { ...ofAuthor, unless: "room.moderateChat" },
};
