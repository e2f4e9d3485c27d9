import type { MediaState } from "./mediaState.ts";

/** The initial state: everything off, nobody there. */
export const MEDIA_START: MediaState = {
  connection: "idle",
  trouble: null,
  quietSinceMs: null,
  byRelay: false,
  microphone: { state: "off" },
  camera: { state: "off" },
  screen: { state: "off" },
  ownCamera: null,
  ownScreen: null,
  ownQuality: "unknown",
  people: {},
  volumes: {},
  soundBlocked: false,
};
