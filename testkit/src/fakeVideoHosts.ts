// The embedded players of the three video hosts, as the embedding page sees them: each speaks only its host's message
// protocol. They play on a clock that the test moves.
export interface FakeVideoHost {
  /** A message from the page. */
  receive(message: unknown): void;
  /** Listens to the player's messages; returns its undo. */
  listen(listener: (message: unknown) => void): () => void;
  /** The page has loaded. */
  load(): void;
  /** Sends a status message, as players do several times a second. */
  tick(): void;
  /** The video cannot be shown. */
  refuse(): void;
  /** The player's actual state. */
  readonly played: { isPlaying: boolean; seconds: number; rate: number; volume: number };
}

interface Clock {
  nowMs(): number;
}

const DURATION = 724;
const TITLE = "Slow waves, Ericeira";

/** The playback that all players share. */
class Playing {
  isPlaying = false;
  rate = 1;
  volume = 1;
  readonly #clock: Clock;
  #at = 0;
  #sinceMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sinceMs = clock.nowMs();
  }

  get seconds(): number {
    const past = this.isPlaying ? ((this.#clock.nowMs() - this.#sinceMs) / 1000) * this.rate : 0;
    return Math.min(DURATION, this.#at + past);
  }

  set(change: { isPlaying?: boolean; seconds?: number; rate?: number }): void {
    this.#at = change.seconds ?? this.seconds;
    this.#sinceMs = this.#clock.nowMs();
    this.isPlaying = change.isPlaying ?? this.isPlaying;
    this.rate = change.rate ?? this.rate;
  }
}

function host(clock: Clock, speaks: (video: Playing, say: (message: unknown) => void) => Spoken): FakeVideoHost {
  const video = new Playing(clock);
  const listeners = new Set<(message: unknown) => void>();
  const spoken = speaks(video, (message) => listeners.forEach((listener) => listener(message)));
  return {
    ...spoken,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get played() {
      const { isPlaying, seconds, rate, volume } = video;
      return { isPlaying, seconds, rate, volume };
    },
  };
}
type Spoken = Pick<FakeVideoHost, "receive" | "load" | "tick" | "refuse">;
type Words = Readonly<Record<string, unknown>>;
const parsed = (message: unknown): Words => JSON.parse(String(message)) as Words;

/** JSON strings; sends nothing until the page says that it listens. */
export const fakeYoutube = (clock: Clock): FakeVideoHost =>
  host(clock, (video, say) => {
    let isHeard = false;
    const tell = (event: string, info: unknown) =>
      isHeard ? say(JSON.stringify({ event, info, id: 1, channel: "widget" })) : undefined;
    const deliver = (event = "infoDelivery") =>
      tell(event, {
        currentTime: video.seconds,
        duration: DURATION,
        playerState: video.isPlaying ? 1 : 2,
        playbackRate: video.rate,
        videoData: { title: TITLE },
      });
    const calls: Readonly<Record<string, (argument: number) => void>> = {
      playVideo: () => video.set({ isPlaying: true }),
      pauseVideo: () => video.set({ isPlaying: false }),
      seekTo: (seconds) => video.set({ seconds }),
      setPlaybackRate: (rate) => video.set({ rate }),
      setVolume: (percent) => (video.volume = percent / 100),
    };
    return {
      load: () => undefined,
      tick: () => deliver(),
      refuse: () => tell("onError", 150),
      receive(message) {
        const { event, func, args } = parsed(message);
        if (event === "listening") {
          isHeard = true;
          tell("onReady", null);
          deliver("initialDelivery");
        }
        if (event !== "command") return;
        calls[String(func)]?.((args as number[])[0] ?? 0);
        if (func === "playVideo" || func === "pauseVideo") tell("onStateChange", video.isPlaying ? 1 : 2);
        deliver();
      },
    };
  });

/** Announces `ready` by itself, and sends only events that were subscribed to. */
export const fakeVimeo = (clock: Clock): FakeVideoHost =>
  host(clock, (video, say) => {
    const asked = new Set<string>();
    const at = () => ({ seconds: video.seconds, percent: video.seconds / DURATION, duration: DURATION });
    const tell = (event: string, data: object = at()) =>
      asked.has(event) ? say(JSON.stringify({ event, data })) : undefined;
    const calls: Readonly<Record<string, (value: unknown) => void>> = {
      addEventListener: (value) => asked.add(String(value)),
      play: () => [video.set({ isPlaying: true }), tell("play"), tell("playing")],
      pause: () => [video.set({ isPlaying: false }), tell("pause")],
      setCurrentTime: (value) => [video.set({ seconds: Number(value) }), tell("seeked")],
      setPlaybackRate: (value) => video.set({ rate: Number(value) }),
      setVolume: (value) => (video.volume = Number(value)),
      getDuration: () => say(JSON.stringify({ method: "getDuration", value: DURATION })),
      getVideoTitle: () => say(JSON.stringify({ method: "getVideoTitle", value: TITLE })),
    };
    return {
      load: () => say(JSON.stringify({ event: "ready" })),
      tick: () => (video.isPlaying ? tell("timeupdate") : undefined),
      refuse: () => tell("error", { name: "PrivacyError", message: "This video cannot be played here." }),
      receive(message) {
        const { method, value } = parsed(message);
        calls[String(method)]?.(value);
      },
    };
  });

/** Objects instead of strings; commands are numbers, and status messages need no subscription. */
export const fakeTwitch = (clock: Clock): FakeVideoHost =>
  host(clock, (video, say) => {
    const tell = (eventName: string, params: object = {}) => say({ eventName, params, namespace: "twitch-embed" });
    const update = () => {
      const params = {
        currentTime: video.seconds,
        duration: DURATION,
        ended: false,
        playback: video.isPlaying ? "Playing" : "Ready",
      };
      say({ eventName: "UPDATE_STATE", namespace: "twitch-embed-player-proxy", params });
    };
    const calls: Readonly<Record<number, (params: unknown) => void>> = {
      2: () => video.set({ isPlaying: false }),
      3: () => video.set({ isPlaying: true }),
      4: (params) => video.set({ seconds: Number(params) }),
      11: (params) => (video.volume = Number(params)),
    };
    return {
      load: () => [tell("ready"), update()],
      tick: () => update(),
      refuse: () => tell("error"),
      receive(message) {
        const { namespace, eventName, params } = message as Words;
        if (namespace === "twitch-embed-player-proxy") calls[Number(eventName)]?.(params);
        update();
      },
    };
  });
