import type { RoomPermissions } from "@atrium/contract";

/** What ordinary people may do in a new room: everything except the megaphone, which drowns out a whole room. */
export const DEFAULT_ROOM_FLAGS: RoomPermissions = {
  share: true,
  video: true,
  audio: true,
  chat: true,
  megaphone: false,
  reactions: true,
  iframe: true,
  image: true,
  text: true,
  elementVideo: true,
  elementLocking: true,
  presentation: true,
  pen: true,
  gridView: true,
  privateArea: true,
};
