import type { LiveLink } from "../../live/index.ts";
import type { Media } from "../../media/index.ts";
import type { RoomStay } from "./roomStay.ts";

interface Publishing {
  link: LiveLink;
  stay: RoomStay;
  media: Media;
}

/** Tells the room what I publish now. */
export function reportOwn(
  { link, stay }: Omit<Publishing, "media">,
  { sharing, ...mutes }: { audioMuted?: boolean; videoMuted?: boolean; sharing?: boolean },
): void {
  const { roomId } = stay;
  if (roomId === null) return;
  if (Object.keys(mutes).length > 0) void link.calls.call("muteSelf", { roomId, ...mutes });
  if (sharing !== undefined) link.send({ type: "sharing", screen: sharing });
}

/** What I publish goes with me into a room, and is as it was after a loss. */
export function reportOwnAgain(visit: Publishing): void {
  const { microphone, camera, screen } = visit.media.state.getState();
  if (microphone.state !== "on" && camera.state !== "on" && screen.state !== "on") return;
  reportOwn(visit, {
    audioMuted: microphone.state !== "on",
    videoMuted: camera.state !== "on",
    sharing: screen.state === "on",
  });
}
