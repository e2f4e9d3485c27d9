import { z } from "zod";
import { SpaceRole } from "../account/records.ts";
import type { Action } from "../common/actions.ts";
import { bounds } from "../common/bounds.ts";
import { element } from "../common/constants.ts";
import { AccountId, anId, RoomId } from "../common/ids.ts";
import { text } from "../common/text.ts";
import { FileUrl } from "../file/records.ts";
import { WebLink } from "../space/records.ts";
import { Color } from "../team/records.ts";

/** Made by whoever adds the element: it shows at once, and however often the call is made it is one element. */
export const ElementId = anId().brand<"ElementId">();
export type ElementId = z.infer<typeof ElementId>;

export const ELEMENT_TYPES = ["text", "note", "image", "spawn_spot"] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

const ElementText = text(bounds.elementText);
const ElementFontSize = within(bounds.elementFontSize);
/** Of the top left corner, in units; the server keeps a part of every element on the floor. */
export const ElementPosition = z.object({
  x: within(bounds.elementPosition),
  y: within(bounds.elementPosition),
});
export type ElementPosition = z.infer<typeof ElementPosition>;
export const ElementEdge = within(bounds.elementEdge);
/** Elements with a higher one lie over the others. */
export const ElementOrder = within(bounds.elementOrder);

/** What an element of a kind holds, besides what all have. */
export const elementFields = {
  text: {
    content: ElementText,
    fontSize: ElementFontSize,
    bgColor: Color.nullable(),
    /** It is as wide as its words; else they are broken at its width. */
    isFluidWidth: z.boolean(),
  },
  note: { content: ElementText, fontSize: ElementFontSize, bgColor: Color.nullable() },
  image: {
    url: FileUrl,
    /** A page that a press on it opens. */
    link: WebLink.nullable(),
  },
  spawn_spot: {},
} as const satisfies Record<ElementType, Readonly<Record<string, z.ZodType>>>;

/** What is not said of a new element. */
export const elementDefaults = {
  text: { fontSize: element.defaultFontSize, bgColor: null, isFluidWidth: true },
  note: { fontSize: element.defaultFontSize, bgColor: null },
  image: { link: null },
  spawn_spot: {},
} as const satisfies Record<ElementType, object>;

/** Who may add a kind of element: a row of the permission table. */
export const elementRights = {
  text: "element.addText",
  note: "element.addText",
  image: "element.addImage",
  spawn_spot: "element.addSpawnSpot",
} as const satisfies Record<ElementType, Action>;

export const ElementData = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), ...elementFields.text }),
  z.object({ type: z.literal("note"), ...elementFields.note }),
  z.object({ type: z.literal("image"), ...elementFields.image }),
  z.object({ type: z.literal("spawn_spot"), ...elementFields.spawn_spot }),
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
  /** What the creator was in the space when they added it. */
  creatorRole: SpaceRole,
  createdAt: z.iso.datetime(),
  pos: ElementPosition,
  width: ElementEdge,
  height: ElementEdge,
  /** Of a picture in pixels; else as the element was added. */
  originalWidth: z.number(),
  originalHeight: z.number(),
  order: ElementOrder,
  /** Null also where the locker's account is deleted. */
  lockerId: AccountId.nullable(),
  /** What the locker was in the space when they locked it; null: it is not locked. */
  lockerRole: SpaceRole.nullable(),
  /** Who is using it at this moment. */
  collaboratorsIds: z.array(AccountId),
  /** Pinned: it stays when its creator leaves the room. */
  didPersist: z.boolean(),
  data: ElementData,
});
export type RoomElement = z.infer<typeof RoomElement>;

/** An element as it is stored: who is using it is known to the live room alone. */
export const StoredElement = RoomElement.omit({ collaboratorsIds: true });
export type StoredElement = z.infer<typeof StoredElement>;

/** The live records of a room's elements, by kind. */
export const elementRecordKinds = { element: RoomElement } as const;
