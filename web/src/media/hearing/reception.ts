import type { AccountId, RoomMember, RoomType } from "@atrium/contract";
import { hear, voicesFade, wantedVideo } from "@atrium/rules";
import type { Heard, Place, VideoLayer, FloorView } from "@atrium/rules";

/** What reaches me of one person: sound with gain and pan, a camera in a layer, their screen. */
export interface Reception {
  audio: boolean;
  /** 0 to 2: by distance and by the volume I gave. */
  gain: number;
  pan: number;
  camera: VideoLayer | null;
  screen: boolean;
}

interface Other {
  member: RoomMember;
  place: Place;
  wasReceived: Reception | null;
}

export interface ReceptionInput {
  roomType: RoomType;
  self: Place;
  others: readonly Other[];
  volumes: Readonly<Record<AccountId, number>>;
  view: FloorView & { pixelsPerUnit: number };
  bubbleUnits: number;
  devicePixels: number;
  isHidden: boolean;
}

/** Who is worth receiving now. Sound by distance, cameras by view, earshot and size, nothing to see in a hidden tab. */
export function decideReception(input: ReceptionInput): Map<AccountId, Reception> {
  const cameras = new Map(wishedCameras(input).map((wish) => [wish.id, wish.layer]));
  return new Map(
    input.others.map((other) => {
      const { member } = other;
      const heard = hearing(input, other);
      const volume = input.volumes[member.accountId] ?? 1;
      const reception: Reception = {
        audio: heard.subscribed && volume > 0,
        gain: heard.gain * volume,
        pan: heard.pan,
        camera: cameras.get(member.accountId) ?? null,
        screen: heard.subscribed && !input.isHidden,
      };
      return [member.accountId, reception];
    }),
  );
}

/** Distance counts in spatial rooms only. */
function hearing({ roomType, self }: ReceptionInput, { member, place, wasReceived }: Other): Heard {
  if (!voicesFade(roomType)) return { gain: 1, pan: 0, subscribed: true };
  const voice = { ...place, hasMegaphone: member.hasMegaphone };
  return hear(self, voice, wasReceived?.audio === true || wasReceived?.screen === true);
}

function wishedCameras(input: ReceptionInput) {
  const { roomType, self, view, others, bubbleUnits, devicePixels, isHidden } = input;
  const pixels = bubbleUnits * view.pixelsPerUnit * devicePixels;
  return wantedVideo<AccountId>({
    roomType,
    self,
    view,
    isHidden,
    others: others.map(({ member, place, wasReceived }) => ({
      id: member.accountId,
      ...place,
      pixels,
      hasMegaphone: member.hasMegaphone,
      isReceived: (wasReceived?.camera ?? null) !== null,
    })),
  });
}
