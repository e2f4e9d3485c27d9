import { constants } from "@atrium/contract";
import type { RoomType } from "@atrium/contract";
import { distanceUnits, staysSubscribed, voicesFade } from "./hearing.ts";
import type { Place } from "./hearing.ts";

/** Simulcast layers, smallest first: about 180, 360 and 720 lines. */
export const VIDEO_LAYERS = ["low", "medium", "high"] as const;
export type VideoLayer = (typeof VIDEO_LAYERS)[number];

/** How a person's camera appears on screen now. */
export interface Bubble<Id> extends Place {
  id: Id;
  /** Drawn diameter in device pixels (CSS pixels x pixel ratio). */
  pixels: number;
  hasMegaphone: boolean;
  /** Whether their camera is received now. */
  isReceived: boolean;
}

export interface FloorView {
  /** The visible part of the floor, in units. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Seen<Id> = Pick<Bubble<Id>, "id" | "pixels">;

export interface VideoWish<Id> {
  id: Id;
  layer: VideoLayer;
}

/** A video is kept while its bubble is this far outside the view, so that a small pan does not stop it. */
const KEEP_OUTSIDE_UNITS = 120;

/** How much is spent on other people's cameras: all that is worth it, less of it, or what any machine can do. */
export const PICTURE_MODES = ["best", "balanced", "saving"] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];
const LIMITS = {
  best: { most: 25, largest: "high" },
  balanced: { most: 12, largest: "medium" },
  saving: { most: 4, largest: "low" },
} as const satisfies Record<PictureMode, { most: number; largest: VideoLayer }>;
const LAYER_UP_TO_PIXELS = { low: 200, medium: 420 } as const;

/** Faces shown as tiles instead of the floor: whom, and how high in device pixels. */
export type ShownTiles<Id> = ReadonlyMap<Id, number>;

export interface WantedVideoInput<Id> {
  roomType: RoomType;
  self: Place;
  view: FloorView;
  others: readonly Bubble<Id>[];
  /** If tiles replace the floor, they determine whose camera is received, near or far. */
  tiles?: ShownTiles<Id> | null;
  /** Faces in a separate window (picture-in-picture). */
  apart?: ShownTiles<Id> | null;
  /** `best` by default. */
  mode?: PictureMode;
  /** In a hidden tab, only what the separate window shows is received. */
  isHidden: boolean;
}

/**
 * Which cameras to receive and at what size: those in view whose voice reaches me (in earshot, with a megaphone, or in
 * a room where voices do not fade), nearest first, each in the smallest layer that fills its bubble. With tiles, those on
 * them. A face that is also in the separate window is received in the larger of both sizes. The mode says how many there
 * are at most, and the largest layer.
 */
export function wantedVideo<Id>(input: WantedVideoInput<Id>): VideoWish<Id>[] {
  const { others, isHidden, tiles = null, apart = null, mode = "best" } = input;
  const { most, largest } = LIMITS[mode];
  const inPage = isHidden ? [] : tiles === null ? onFloor(input) : onTiles(others, tiles);
  const seen = new Map((apart === null ? [] : onTiles(others, apart)).map(({ id, pixels }) => [id, pixels]));
  for (const { id, pixels } of inPage) seen.set(id, Math.max(pixels, seen.get(id) ?? 0));
  return [...seen].slice(0, most).map(([id, pixels]) => ({ id, layer: smaller(layerFor(pixels), largest) }));
}

function onFloor<Id>({ roomType, self, view, others }: WantedVideoInput<Id>): readonly Seen<Id>[] {
  const areAllHeard = !voicesFade(roomType);
  return others
    .filter((other) => isInView(other, view))
    .map((other) => ({ other, units: distanceUnits(self, other) }))
    .filter(({ other, units }) => areAllHeard || other.hasMegaphone || staysSubscribed(units, other.isReceived))
    .toSorted((a, b) => a.units - b.units)
    .map(({ other }) => other);
}

function onTiles<Id>(others: readonly Bubble<Id>[], tiles: ShownTiles<Id>): readonly Seen<Id>[] {
  return others.flatMap(({ id }) => {
    const pixels = tiles.get(id);
    return pixels === undefined ? [] : [{ id, pixels }];
  });
}

/** The smallest layer that fills a circle of this many device pixels. */
export function layerFor(pixels: number): VideoLayer {
  if (pixels <= LAYER_UP_TO_PIXELS.low) return "low";
  return pixels <= LAYER_UP_TO_PIXELS.medium ? "medium" : "high";
}

const smaller = (a: VideoLayer, b: VideoLayer): VideoLayer =>
  VIDEO_LAYERS.indexOf(a) < VIDEO_LAYERS.indexOf(b) ? a : b;

function isInView(bubble: Bubble<unknown>, view: FloorView): boolean {
  const slack = constants.map.bubbleUnits / 2 + (bubble.isReceived ? KEEP_OUTSIDE_UNITS : 0);
  return (
    bubble.x >= view.left - slack &&
    bubble.x <= view.right + slack &&
    bubble.y >= view.top - slack &&
    bubble.y <= view.bottom + slack
  );
}
