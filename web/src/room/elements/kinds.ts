import { elementDefaults, type ElementData, type ElementType } from "@atrium/contract";
import {
  IconFileTypePdf,
  IconMapPin,
  IconNote,
  IconPhoto,
  IconScreenShare,
  IconShieldHalf,
  IconTypography,
  IconVideo,
  IconWorld,
  type Icon,
} from "@tabler/icons-react";
import type { Extent } from "../map/camera.ts";
import { TILE } from "../map/screens/tilePlace.ts";
import type { elementTexts } from "./texts.ts";

/** A kind of element, as data: only its view knows the kind by name. */
export interface ElementKind {
  label: keyof typeof elementTexts.entries;
  /** The label while the pointer carries it. */
  putDown: keyof typeof elementTexts.entries;
  Icon: Icon;
  /** Initial size, in units. */
  size: Extent;
  least: Extent;
  keepsRatio: boolean;
  /** What opening it means: editing its text, using the page it shows, or full view; null if it cannot be opened. */
  opens: "write" | "use" | "view" | null;
  /** The initial element; null if a file or a link has to be chosen first. */
  start: ElementData | null;
}

/** Kinds that show a file; one that was removed cannot be added again. */
export const showsFile = ({ type }: Pick<ElementData, "type">): boolean => type === "image" || type === "pdf";

/** Shared screens last as long as they are shared: they are not kept, copied or removed. */
export const isScreen = ({ data }: { data: Pick<ElementData, "type"> }): boolean => data.type === "screen_share";

/** The six colours of notes. */
export const NOTE_COLORS = ["#F7E07A", "#BFEBDD", "#F6C2B2", "#BFD7F7", "#D5EFC6", "#FBF7EE"] as const;
export const TEXT_SIZES = [16, 24, 36, 56] as const;
export const NOTE_SIZES = [12, 16, 20, 28] as const;

export const KINDS: Readonly<Record<ElementType, ElementKind>> = {
  image: {
    label: "picture",
    putDown: "putPicture",
    Icon: IconPhoto,
    size: { w: 360, h: 240 },
    least: { w: 40, h: 40 },
    keepsRatio: true,
    opens: null,
    start: null,
  },
  pdf: {
    label: "pdf",
    putDown: "putPicture",
    Icon: IconFileTypePdf,
    size: { w: 300, h: 400 },
    least: { w: 120, h: 120 },
    keepsRatio: true,
    opens: "view",
    start: null,
  },
  video: {
    label: "video",
    putDown: "putVideo",
    Icon: IconVideo,
    size: { w: 480, h: 270 },
    least: { w: 320, h: 180 },
    keepsRatio: true,
    opens: "view",
    start: null,
  },
  note: {
    label: "note",
    putDown: "putNote",
    Icon: IconNote,
    size: { w: 168, h: 152 },
    least: { w: 96, h: 88 },
    keepsRatio: false,
    opens: "write",
    start: { type: "note", content: "", fontSize: 20, bgColor: NOTE_COLORS[0] },
  },
  text: {
    label: "text",
    putDown: "putText",
    Icon: IconTypography,
    size: { w: 200, h: 28 },
    least: { w: 64, h: 24 },
    keepsRatio: false,
    opens: "write",
    start: { type: "text", content: "", ...elementDefaults.text },
  },
  iframe: {
    label: "webPage",
    putDown: "putWebPage",
    Icon: IconWorld,
    size: { w: 480, h: 320 },
    least: { w: 240, h: 160 },
    keepsRatio: false,
    opens: "use",
    start: null,
  },
  screen_share: {
    label: "sharedScreen",
    putDown: "putPicture",
    Icon: IconScreenShare,
    size: TILE,
    least: { w: 210, h: 126 },
    keepsRatio: true,
    opens: "view",
    start: null,
  },
  spawn_spot: {
    label: "spawnSpot",
    putDown: "putSpawnSpot",
    Icon: IconMapPin,
    size: { w: 128, h: 128 },
    least: { w: 96, h: 96 },
    keepsRatio: true,
    opens: null,
    start: { type: "spawn_spot" },
  },
  private_area: {
    label: "privateArea",
    putDown: "putPrivateArea",
    Icon: IconShieldHalf,
    size: { w: 560, h: 400 },
    least: { w: 240, h: 200 },
    keepsRatio: false,
    opens: null,
    start: { type: "private_area", open: true, name: "" },
  },
};
