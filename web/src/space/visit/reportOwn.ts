import type { RoomMember } from "@atrium/contract";
import type { Connected, LiveLink, LiveStore } from "../../live/index.ts";
import type { Media } from "../../media/index.ts";
import type { RoomStay } from "./roomStay.ts";

interface Publishing {
  live: LiveStore;
  link: LiveLink<Connected>;
  stay: RoomStay;
  media: Media;
}

/** Tells the room what I publish now. */
export function reportOwn(
  { link, stay }: Pick<Publishing, "link" | "stay">,
  { sharing, ...mutes }: { audioMuted?: boolean; videoMuted?: boolean; sharing?: boolean },
): void {
  const { roomId } = stay;
  if (roomId === null) return;
  if (Object.keys(mutes).length > 0) void link.calls.call("muteSelf", { roomId, ...mutes });
  if (sharing !== undefined) link.send({ type: "sharing", screen: sharing });
}

/** After joining or rejoining a room: corrects what the room believes I publish. */
export function reportOwnAgain(visit: Publishing): void {
  const known = memberOfMyself(visit.live);
  if (known === null) return;
  const { microphone, camera, screen } = visit.media.state.getState();
  const [audioMuted, videoMuted] = [microphone.state !== "on", camera.state !== "on"];
  const sharing = screen.state === "on";
  reportOwn(visit, {
    ...(audioMuted !== known.audioMuted && { audioMuted }),
    ...(videoMuted !== known.videoMuted && { videoMuted }),
    ...(sharing !== known.sharingScreen && { sharing }),
  });
}

function memberOfMyself(live: LiveStore): RoomMember | null {
  const { selfId, room } = live.store.getState();
  return selfId === null ? null : (room?.snapshot.records.member[selfId] ?? null);
}
