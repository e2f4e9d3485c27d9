import { createCallHere, scaled } from "../../live/index.ts";
import type { CallOutcome } from "../../live/index.ts";
import type { Outcome } from "../../room/index.ts";
import { textForIt } from "../gateWords.ts";
import type { SpaceVisit } from "../spaceVisit.ts";
import type { Visit } from "./visit.ts";

interface Beside {
  /** The page belongs to an account with chats of its own; not so on a custom domain. */
  hasAccount: boolean;
  onDispose: () => void;
}

/** The visit as screens see it: stores to read and actions that may be called at any time. */
export function visitActions(visit: Visit, { hasAccount, onDispose }: Beside): SpaceVisit {
  const { media, link, stay } = visit;
  return {
    entrance: visit.entrance.state,
    visit: visit.state,
    broughtPassword: visit.broughtPassword,
    live: visit.live.store,
    media: media.state,
    positions: visit.live.positions,
    levels: { level: (accountId) => media.level(accountId), own: () => media.ownLevel() },
    onLiveEvent: (listener) => visit.live.events.on(listener),
    onMediaEvent: (listener) => media.events.on(listener),
    deviceSettings: media.settings,
    speakerId: () => media.speakerId,
    soundCheck: visit.soundCheck.state,
    checkSoundAgain: () => visit.soundCheck.again(),
    warmUp: (name) => visit.warmUp(name),
    enter: (how) => visit.enter(how),
    leave: (how) => visit.leave(how?.wasQuiet),
    alarm: () => visit.alarm(),
    useItHere: () => visit.useItHere(),
    retryNow: () => link.wake(),
    moveTo: (x, y) => visit.moveTo(x, y),
    setCursor: (shape) => void link.send({ type: "cursor", shape }),
    draw: (stroke) => void link.send({ type: "draw", stroke }),
    sayVoice: (language) => void link.send({ type: "voice", language }),
    sendSound: (sound) => link.sendSound(sound),
    microphoneTrack: () => media.microphoneTrack,
    showSight: ({ x, y, w, h }) =>
      void link.send({ type: "view", x: scaled(x), y: scaled(y), w: scaled(w), h: scaled(h) }),
    enterRoom: async (roomId, password) => outcomeOf(await stay.enter(roomId, password)),
    setView: (view) => visit.reception.show(view),
    setTiles: (tiles) => visit.reception.showTiles(tiles),
    setSmallWindow: (faces) => visit.reception.showApart(faces),
    toggleMicrophone: () => media.own.toggleMicrophone(),
    toggleCamera: () => media.own.toggleCamera(),
    toggleScreen: () => media.own.toggleScreen(),
    setVolume: (accountId, volume) => media.setVolume(accountId, volume),
    retryMedia: () => media.retry(),
    textForIt: () => textForIt(visit.soundCheck.gates),
    unblockSound: () => media.unlock(),
    openAir: (create) => create(media, (shape) => visit.reception.shapeBy(shape)),
    hasAccount,
    call: createCallHere(link.calls, () => ({
      spaceId: visit.live.store.getState().space?.spaceId ?? null,
      roomId: stay.roomId,
    })),
    dispose() {
      onDispose();
      visit.dispose();
    },
  };
}

/** A call that can only be refused has no value of interest. */
function outcomeOf(reply: CallOutcome<unknown>): Outcome {
  return reply.ok ? { ok: true } : { ok: false, code: reply.code };
}
