import { numberIn, objectIn, type HostPlayer, type PlayerCommand, type PlayerState } from "./hostPlayer.ts";

/** YouTube's widget protocol: JSON texts. The player reports once it was told that we listen. */
export const youtubePlayer: HostPlayer = {
  name: "YouTube",
  origin: "https://www.youtube-nocookie.com",
  hasSpeeds: true,
  address({ id }, { origin }) {
    const asks = new URLSearchParams({
      enablejsapi: "1",
      controls: "0",
      disablekb: "1",
      playsinline: "1",
      rel: "0",
      origin,
    });
    return `https://www.youtube-nocookie.com/embed/${id}?${asks}`;
  },
  hello: [said({ event: "listening" })],
  command: (command) => [said({ event: "command", ...called(command) })],
  read(message) {
    const { event, info } = objectIn(message) ?? {};
    if (event === "onReady") return { isReady: true };
    if (event === "onError") return { isRefused: true };
    if (event === "onStateChange") return stateOf(typeof info === "number" ? info : null);
    return event === "initialDelivery" || event === "infoDelivery" ? delivered(objectIn(info)) : null;
  },
};

function said(words: object): string {
  return JSON.stringify({ ...words, id: 1, channel: "widget" });
}

function called(command: PlayerCommand): { func: string; args: readonly unknown[] } {
  switch (command.do) {
    case "seek":
      return { func: "seekTo", args: [command.seconds, true] };
    case "rate":
      return { func: "setPlaybackRate", args: [command.rate] };
    case "volume":
      return { func: "setVolume", args: [Math.round(command.share * 100)] };
    default:
      return { func: command.do === "play" ? "playVideo" : "pauseVideo", args: [] };
  }
}

const [ENDED, PLAYING, WAITING] = [0, 1, 3];

const stateOf = (state: number | null): Partial<PlayerState> =>
  state === null
    ? {}
    : {
        isReady: true,
        isPlaying: state === PLAYING || state === WAITING,
        hasEnded: state === ENDED,
        isWaiting: state === WAITING,
      };

function delivered(info: Readonly<Record<string, unknown>> | null): Partial<PlayerState> {
  const [seconds, duration] = [numberIn(info, "currentTime"), numberIn(info, "duration")];
  const title = objectIn(info?.["videoData"])?.["title"];
  return {
    ...stateOf(numberIn(info, "playerState")),
    ...(seconds !== null && { seconds }),
    ...(duration !== null && duration > 0 && { duration }),
    ...(typeof title === "string" && title !== "" && { title }),
  };
}
