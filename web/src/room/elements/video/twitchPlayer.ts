import { numberIn, objectIn, type HostPlayer, type PlayerCommand } from "./hostPlayer.ts";

const PROXY = "twitch-embed-player-proxy";
/** The command numbers of Twitch's player. */
const ASKED = { pause: 2, play: 3, seek: 4, muted: 10, volume: 11 } as const;

/** Twitch's player reports its state without being asked, and has one speed. */
export const twitchPlayer: HostPlayer = {
  name: "Twitch",
  origin: "https://player.twitch.tv",
  hasSpeeds: false,
  address({ id, isLive }, { hostname }) {
    const asks = new URLSearchParams({
      ...(isLive ? { channel: id } : { video: `v${id}` }),
      parent: hostname,
      autoplay: "false",
      muted: "false",
    });
    return `https://player.twitch.tv/?${asks}`;
  },
  hello: [],
  command: (command) => said(command),
  read(message) {
    const words = objectIn(message);
    const params = objectIn(words?.["params"]);
    if (words?.["namespace"] === "twitch-embed")
      return words["eventName"] === "error" ? { isRefused: true } : { isReady: true };
    if (words?.["namespace"] !== PROXY || words["eventName"] !== "UPDATE_STATE") return null;
    const [seconds, duration] = [numberIn(params, "currentTime"), numberIn(params, "duration")];
    const playback = params?.["playback"];
    return {
      isReady: playback !== "Idle",
      isPlaying: playback === "Playing" || playback === "Buffering",
      isWaiting: playback === "Buffering",
      hasEnded: params?.["ended"] === true || playback === "Ended",
      ...(seconds !== null && { seconds }),
      ...(duration !== null && duration > 0 && { duration }),
    };
  },
};

function said(command: PlayerCommand): readonly object[] {
  const words = (eventName: number, params: unknown = null) => ({ eventName, params, namespace: PROXY });
  switch (command.do) {
    case "seek":
      return [words(ASKED.seek, command.seconds)];
    case "volume":
      return [words(ASKED.muted, command.share === 0), words(ASKED.volume, command.share)];
    case "rate":
      return [];
    default:
      return [words(ASKED[command.do])];
  }
}
