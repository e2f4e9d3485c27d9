import { numberIn, objectIn, type HostPlayer, type PlayerCommand, type PlayerState } from "./hostPlayer.ts";

/** Vimeo's player: each event is asked for by its name. */
const TOLD = [
  "play",
  "playing",
  "pause",
  "ended",
  "timeupdate",
  "seeked",
  "bufferstart",
  "bufferend",
  "loaded",
  "error",
];

export const vimeoPlayer: HostPlayer = {
  name: "Vimeo",
  origin: "https://player.vimeo.com",
  hasSpeeds: true,
  address({ id, hash }, _page) {
    const asks = new URLSearchParams({
      ...(hash !== null && { h: hash }),
      controls: "0",
      keyboard: "0",
      playsinline: "1",
      dnt: "1",
    });
    return `https://player.vimeo.com/video/${id}?${asks}`;
  },
  hello: [
    ...TOLD.map((value) => said({ method: "addEventListener", value })),
    said({ method: "getDuration" }),
    said({ method: "getVideoTitle" }),
  ],
  command: (command) => [said(called(command))],
  read(message) {
    const words = objectIn(message);
    const value = words?.["value"];
    if (words?.["method"] === "getDuration")
      return typeof value === "number" && value > 0 ? { isReady: true, duration: value } : null;
    if (words?.["method"] === "getVideoTitle")
      return typeof value === "string" ? { isReady: true, title: value } : null;
    return happened(words?.["event"], objectIn(words?.["data"]));
  },
};

function said(words: object): string {
  return JSON.stringify(words);
}

function called(command: PlayerCommand): object {
  switch (command.do) {
    case "seek":
      return { method: "setCurrentTime", value: command.seconds };
    case "rate":
      return { method: "setPlaybackRate", value: command.rate };
    case "volume":
      return { method: "setVolume", value: command.share };
    default:
      return { method: command.do };
  }
}

function happened(event: unknown, data: Readonly<Record<string, unknown>> | null): Partial<PlayerState> | null {
  const [seconds, duration] = [numberIn(data, "seconds"), numberIn(data, "duration")];
  const at = { ...(seconds !== null && { seconds }), ...(duration !== null && duration > 0 && { duration }) };
  switch (event) {
    case "ready":
    case "loaded":
      return { isReady: true };
    case "play":
    case "playing":
      return { ...at, isReady: true, isPlaying: true, hasEnded: false, isWaiting: false };
    case "pause":
      return { ...at, isPlaying: false };
    case "ended":
      return { ...at, isPlaying: false, hasEnded: true };
    case "timeupdate":
    case "seeked":
      return { ...at, isReady: true };
    case "bufferstart":
      return { isWaiting: true };
    case "bufferend":
      return { isWaiting: false };
    case "error":
      return data?.["name"] === "PrivacyError" || data?.["name"] === "NotFoundError" ? { isRefused: true } : null;
    default:
      return null;
  }
}
