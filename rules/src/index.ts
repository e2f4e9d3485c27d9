export * from "./live/advance.ts";
export * from "./live/applySpacePatch.ts";
export * from "./room/applyRoomPatch.ts";
export * from "./room/arrival.ts";
export * from "./room/hearing.ts";
export * from "./room/joinBalance.ts";
export * from "./room/wantedVideo.ts";
