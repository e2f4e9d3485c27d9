import { DAY, HOUR, MINUTE, SECOND } from "./units.ts";

export const hearing = {
  /** Full volume up to here, in units. */
  fullUnits: 200,
  /** Silent from this distance on. */
  silentUnits: 700,
  hysteresisUnits: 40,
  rampMs: 150,
  maxPan: 0.4,
  maxPersonalVolume: 2,
} as const;

export const map = {
  defaultSize: { w: 3200, h: 1800 },
  /** A picture may be smaller than the smallest room; the rest of such a floor is filled with its colour. */
  leastSize: { w: 800, h: 450 },
  bubbleUnits: 110,
  arrivalNearUnits: { min: 130, max: 170 },
  stepUnits: 40,
  heldUnitsPerSecond: 300,
  glideMs: { min: 250, max: 400 },
  defaultZoomPercent: 100,
} as const;

export const roomCapacity = { stage: 5000, collaboration: 50, spatial: 50, default: 100 } as const;

export const balancing = { first: 0.6, second: 1 } as const;

export const stage = {
  peopleAtOnce: 12,
  /** How long a place is kept for somebody who gets ready. */
  placeHeldForMs: 60 * SECOND,
  /** Hosts answer one hand after the other, and a room's state does not grow with its audience. */
  handsAtOnce: 50,
  /** On a stage with more people, the rest are counted but not shown. */
  shownAtMost: 100,
} as const;

export const broadcast = {
  /** How long a broadcast whose speaker has lost their connection waits for them. */
  heldForMs: 20 * SECOND,
  /** Played in every room before somebody goes on air. */
  toneMs: 2 * SECOND,
  /** How loud other sounds are while it is on air. */
  ducked: { voices: 0.3, videos: 0.2, stage: 0.5 },
} as const;

export const grid = { tiles: 12, maxTiles: 25 } as const;

/** How long a deleted space, or a deleted team with its spaces, can be restored. */
export const spaceKeptForMs = 14 * DAY;

export const uploads = {
  pdfBytes: 50 * 1024 * 1024,
  imageBytes: 20 * 1024 * 1024,
  avatarBytes: 20 * 1024 * 1024,
  roomBackgroundBytes: 10 * 1024 * 1024,
  /** All frames of an animated picture together. */
  imagePixels: 50_000_000,
  pdfPages: 1000,
  /** How long after its announcement an upload may begin, */
  intentForMs: 15 * MINUTE,
  /** and how long the transfer may take on a slow line. */
  transferMs: 10 * MINUTE,
  /** Files that nothing shows after this time are deleted: long enough to save the form they were uploaded for. */
  unusedForMs: DAY,
  temporaryForMs: HOUR,
  linkForMs: 10 * MINUTE,
  /** Announced uploads of one person per hour. */
  perHour: 120,
  bestBackground: { w: 3200, h: 1800 },
} as const;

export const element = {
  updateThrottleMs: 500,
  updateDebounceMs: 2000,
  defaultFontSize: 16,
  /** This much of every element stays on the floor, along each edge. */
  onFloorUnits: 40,
  /** How long a newly opened room waits for the creators of unpinned elements: a restart may have disconnected them. */
  awaitCreatorsMs: MINUTE,
  /** For this long those in a private area see who knocks at it. */
  knockForMs: MINUTE,
  videoVolumeOnAdd: 10,
  videoVolumeFromServer: 100,
  videoSecondsMost: 604_800,
  audioModes: ["uniform", "spatial"],
  defaultAudioMode: "spatial",
  videoProviders: ["youtube", "vimeo", "twitch"],
  performanceWarningAt: 5,
} as const;

export const stageBackgroundVideo = { defaultVolume: 10 } as const;

export const DEMO_SPACE_SLUG = "try-me";
