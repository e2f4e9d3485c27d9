import type { AccountId, RoomMember, RoomType } from "@atrium/contract";
import { areaBond, hear, voicesFade, wantedVideo } from "@atrium/rules";
import type { AreaBond, Heard, Place, ShownTiles, VideoLayer, FloorView, PictureMode } from "@atrium/rules";

/** What I receive from one person: sound with gain and pan, a camera layer, their screen. */
export interface Reception {
  audio: boolean;
  /** 0 to 2: by distance and by the volume I set. */
  gain: number;
  /** Of the sound of their screen, where it differs from their voice. */
  screenGain?: number;
  pan: number;
  camera: VideoLayer | null;
  screen: boolean;
  /** Whether they may receive me: not from outside of my private area. */
  mayReceiveMe: boolean;
  /** I am in a private area: only who is named may receive me. A recorder never is. */
  isInArea?: boolean;
}

interface Other {
  member: RoomMember;
  place: Place;
  wasReceived: Reception | null;
}

export interface ReceptionInput {
  roomType: RoomType;
  self: Place;
  /** The private areas I am in. */
  selfAreas: readonly string[];
  others: readonly Other[];
  volumes: Readonly<Record<AccountId, number>>;
  view: FloorView & { pixelsPerUnit: number };
  /** The height of the tiles in the grid view, in CSS pixels; null without a grid. */
  tiles: ShownTiles<AccountId> | null;
  /** The height of the faces in the small window; null without one. */
  apart: ShownTiles<AccountId> | null;
  bubbleUnits: number;
  devicePixels: number;
  isHidden: boolean;
  /** How much may be spent on cameras. */
  pictures: PictureMode;
}

/** Who to receive now: sound by distance, cameras by view, earshot and size; no video in a hidden tab. */
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
        mayReceiveMe: areaBond(member.privateAreaIds, input.selfAreas) !== "apart",
        ...(input.selfAreas.length > 0 && { isInArea: true }),
      };
      return [member.accountId, reception];
    }),
  );
}

/** Distance counts in spatial rooms only; sound from a private area stays in it. */
function hearing(input: ReceptionInput, other: Other): Heard {
  const { place, wasReceived } = other;
  const { roomType, self } = input;
  if (bondOf(input, other) === "apart") return { gain: 0, pan: 0, subscribed: false };
  if (!voicesFade(roomType)) return { gain: 1, pan: 0, subscribed: true };
  const voice = { ...place, hasMegaphone: isCarried(input, other) };
  return hear(self, voice, wasReceived?.audio === true || wasReceived?.screen === true);
}

const bondOf = ({ selfAreas }: ReceptionInput, { member }: Other): AreaBond =>
  areaBond(selfAreas, member.privateAreaIds);

/** A shared private area carries voice and camera as far as a megaphone does. */
const isCarried = (input: ReceptionInput, other: Other): boolean =>
  other.member.hasMegaphone || bondOf(input, other) === "together";

function wishedCameras(input: ReceptionInput) {
  const { roomType, self, view, others, tiles, apart, bubbleUnits, devicePixels, isHidden, pictures } = input;
  const drawn = (shown: typeof tiles) =>
    shown === null ? null : new Map([...shown].map(([id, height]) => [id, height * devicePixels]));
  const pixels = bubbleUnits * view.pixelsPerUnit * devicePixels;
  return wantedVideo<AccountId>({
    roomType,
    self,
    view,
    isHidden,
    mode: pictures,
    tiles: drawn(tiles),
    apart: drawn(apart),
    others: others
      .filter((other) => bondOf(input, other) !== "apart")
      .map((other) => ({
        id: other.member.accountId,
        ...other.place,
        pixels,
        hasMegaphone: isCarried(input, other),
        isReceived: (other.wasReceived?.camera ?? null) !== null,
      })),
  });
}
