import type { RoomRecords } from "@atrium/contract";
import { isHost } from "../permissions/principals.ts";
import type { Views, Viewer } from "./records.ts";

/** Who sees what of the room they are in. A kind without a rule does not compile. */
export const roomViews: Views<RoomRecords> = {
  member: (member, viewer) => (member.inAudience && member.accountId !== viewer.accountId ? null : member),
  element: (element) => element,
  boardPart: (part) => part,
  backgroundVideo: (video) => video,
  captionsOn: (on) => on,
  captionReader: (reader, viewer) => (reader.accountId === viewer.accountId ? reader : null),
  stagePart: (part, viewer) => {
    if (isHost(viewer.role) || part.accountId === viewer.accountId) return part;
    const { question: _forHosts, ...open } = part;
    return part.state === "on" || part.isShown ? open : null;
  },
};

/** Equal for viewers who see the same of a room, apart from own records. */
export const roomViewKey = ({ role }: Viewer): string => (isHost(role) ? "host" : "");
