import { z } from "zod";
import { SpaceRole } from "../account/records.ts";
import type { Action } from "../common/actions.ts";
import { bounds } from "../common/bounds.ts";
import { element, uploads } from "../common/constants.ts";
import { AccountId, anId, RoomId } from "../common/ids.ts";
import { name, text } from "../common/text.ts";
import { FileUrl } from "../file/records.ts";
import { WebLink } from "../space/records.ts";
import { Color } from "../team/records.ts";
import { VideoProvider, VideoUrl } from "./videoLink.ts";

/** Created by the browser that adds the element: it is shown at once, and repeated calls add only one element. */
export const ElementId = anId().brand<"ElementId">();
export type ElementId = z.infer<typeof ElementId>;

export const ELEMENT_TYPES = [
  "text",
  "note",
  "image",
  "pdf",
  "video",
  "iframe",
  "screen_share",
  "spawn_spot",
  "private_area",
] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

const ElementText = text(bounds.elementText);
const ElementFontSize = within(bounds.elementFontSize);
/** Position of the top left corner, in units; the server keeps a part of every element on the floor. */
export const ElementPosition = z.object({
  x: within(bounds.elementPosition),
  y: within(bounds.elementPosition),
});
export type ElementPosition = z.infer<typeof ElementPosition>;
export const ElementEdge = within(bounds.elementEdge);
/** Elements with a higher order are drawn above the others. */
export const ElementOrder = within(bounds.elementOrder);

/** A public page: https, a name with a domain and no address of a machine, no name and password in it. */
export const EmbedUrl = WebLink.regex(
  /^https:\/\/(?:[\p{L}\p{M}\p{N}-]+\.)+(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?::\d{1,5})?(?:[/?#]\S*)?$/iu,
  "must be a public https page",
).refine(
  (url) => !/^https:\/\/[^/?#:]+\.(?:localhost|local|internal)(?:[/?#:]|$)/iu.test(url),
  "must be a public page",
);

/** A shared screen, named after who shares it. */
export const ScreenStreamId = z.templateLiteral(["screen-", AccountId]);
export type ScreenStreamId = z.infer<typeof ScreenStreamId>;
export const screenStreamOf = (accountId: AccountId): ScreenStreamId => `screen-${accountId}`;

const PdfPage = z.number().int().min(1).max(uploads.pdfPages);

/** The fields of each kind of element, besides those that all have. */
export const elementFields = {
  text: {
    content: ElementText,
    fontSize: ElementFontSize,
    bgColor: Color.nullable(),
    /** Its width follows its text; otherwise lines wrap at its width. */
    isFluidWidth: z.boolean(),
  },
  note: { content: ElementText, fontSize: ElementFontSize, bgColor: Color.nullable() },
  image: {
    url: FileUrl,
    /** A page that a click on it opens. */
    link: WebLink.nullable(),
  },
  pdf: {
    url: FileUrl,
    name: name({ min: 0, max: bounds.fileName.max }),
    /** Size of the file and number of its pages, as the server found them. */
    bytes: z.number().int().min(0),
    pages: PdfPage,
    /** The page that everybody sees, from 1. */
    page: PdfPage,
    /** Who turned to it while the room was open: announced, and not stored. */
    turnedBy: AccountId.optional(),
    /** Off: everybody reads on their own. */
    syncState: z.boolean(),
    downloadDisabled: z.boolean(),
  },
  video: {
    url: VideoUrl,
    videoProvider: VideoProvider,
    /** Percent, for people who have not chosen a volume of their own. */
    volume: within({ min: 0, max: 100 }),
    state: z.enum(["play", "pause"]),
    /** The server's time of the last change of what is played, in milliseconds since the epoch, */
    stateAt: z.number(),
    /** and the second at which the video was then. */
    stateSeek: within({ min: 0, max: element.videoSecondsMost }),
    /** Who made that change while the room was open: announced, and not stored. */
    playedBy: AccountId.optional(),
    rate: within({ min: 0.25, max: 2 }),
    /** Off: everybody plays it on their own. */
    syncState: z.boolean(),
    /** Spatial: its sound falls with distance, as voices do. */
    audioMode: z.enum(element.audioModes),
    autoRepeat: z.boolean(),
  },
  iframe: { url: EmbedUrl },
  /** Where a shared screen stands, for as long as it is shared. */
  screen_share: { streamId: ScreenStreamId },
  spawn_spot: {},
  private_area: {
    /** Closed: nobody new gets in, except by invitation. */
    open: z.boolean(),
    name: text(bounds.areaName),
  },
} as const satisfies Record<ElementType, Readonly<Record<string, z.ZodType>>>;

/** Fields that a new element has by default. */
export const elementDefaults = {
  text: { fontSize: element.defaultFontSize, bgColor: null, isFluidWidth: true },
  note: { fontSize: element.defaultFontSize, bgColor: null },
  image: { link: null },
  pdf: { page: 1, syncState: true, downloadDisabled: false },
  video: {
    volume: element.videoVolumeOnAdd,
    state: "pause",
    stateAt: 0,
    stateSeek: 0,
    rate: 1,
    syncState: true,
    audioMode: element.defaultAudioMode,
    autoRepeat: false,
  },
  iframe: {},
  screen_share: {},
  spawn_spot: {},
  private_area: { open: true, name: "" },
} as const satisfies Record<ElementType, object>;

/** Who may add a kind of element: a row of the permission table. */
export const elementRights = {
  text: "element.addText",
  note: "element.addText",
  image: "element.addImage",
  pdf: "element.addPdf",
  video: "element.addVideo",
  iframe: "element.addIframe",
  screen_share: "element.addScreenShare",
  spawn_spot: "element.addSpawnSpot",
  private_area: "element.addPrivateArea",
} as const satisfies Record<ElementType, Action>;

export const ElementData = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), ...elementFields.text }),
  z.object({ type: z.literal("note"), ...elementFields.note }),
  z.object({ type: z.literal("image"), ...elementFields.image }),
  z.object({ type: z.literal("pdf"), ...elementFields.pdf }),
  z.object({ type: z.literal("video"), ...elementFields.video }),
  z.object({ type: z.literal("iframe"), ...elementFields.iframe }),
  z.object({ type: z.literal("screen_share"), ...elementFields.screen_share }),
  z.object({ type: z.literal("spawn_spot"), ...elementFields.spawn_spot }),
  z.object({ type: z.literal("private_area"), ...elementFields.private_area }),
]);
export type ElementData = z.infer<typeof ElementData>;

/** A thing shared in a room. Everybody inside sees it. */
export const RoomElement = z.object({
  id: ElementId,
  roomId: RoomId,
  /** Null once the account is deleted. */
  creatorId: AccountId.nullable(),
  /** "" once the account is deleted. */
  creatorName: z.string(),
  /** The creator's role in the space when they added it. */
  creatorRole: SpaceRole,
  createdAt: z.iso.datetime(),
  pos: ElementPosition,
  width: ElementEdge,
  height: ElementEdge,
  /** For a picture, its width in pixels; otherwise the element's width when it was added. */
  originalWidth: z.number(),
  originalHeight: z.number(),
  order: ElementOrder,
  /** Null also if the locker's account is deleted. */
  lockerId: AccountId.nullable(),
  /** The locker's role in the space when they locked it; null if it is not locked. */
  lockerRole: SpaceRole.nullable(),
  /** Who is using it now. */
  collaboratorsIds: z.array(AccountId),
  /** Pinned: it stays when its creator leaves the room. */
  didPersist: z.boolean(),
  data: ElementData,
});
export type RoomElement = z.infer<typeof RoomElement>;

/** An element as it is stored: only the live room knows who is using it. */
export const StoredElement = RoomElement.omit({ collaboratorsIds: true });
export type StoredElement = z.infer<typeof StoredElement>;

/** The live records of a room's elements, by kind. */
export const elementRecordKinds = { element: RoomElement } as const;
