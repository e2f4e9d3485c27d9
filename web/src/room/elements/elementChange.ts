import type { ElementData, ElementPosition, RoomElement } from "@atrium/contract";
import type { Box } from "./boxes.ts";

type Kind<Type extends ElementData["type"]> = ElementData & { type: Type };
type Shared<Type extends "pdf"> = Pick<Kind<Type>, "page" | "turnedBy" | "name" | "syncState" | "downloadDisabled">;
type Played = Omit<Kind<"video">, "type" | "url" | "videoProvider" | "volume">;
/** The fields of all kinds, all optional. */
export type ElementFields = Partial<
  Omit<Kind<"text"> & Pick<Kind<"image">, "link"> & Shared<"pdf"> & Played, "type"> & Omit<Kind<"private_area">, "type">
>;

/** Changed fields of an element; missing ones stay. */
export interface ElementChange {
  pos?: ElementPosition;
  width?: number;
  height?: number;
  order?: number;
  data?: ElementFields;
}

/** The change that puts an element into this box. */
export const placedAt = ({ x, y, w, h }: Box): ElementChange => ({ pos: { x, y }, width: w, height: h });

/** The words of an element, with the size that follows them. */
export function wordsOf({ width, height, data }: RoomElement): ElementChange {
  if (!("content" in data)) return {};
  const { content } = data;
  return data.type === "text" && data.isFluidWidth ? { width, height, data: { content } } : { data: { content } };
}

/** Its box, with whether the width follows the words: a corner that is drawn ends that. */
export const shapeOf = ({ pos, width, height, data }: RoomElement): ElementChange => ({
  pos,
  width,
  height,
  ...(data.type === "text" && { data: { isFluidWidth: data.isFluidWidth } }),
});

/** The element with the change applied. */
export function changed(element: RoomElement, { data, ...placed }: ElementChange): RoomElement {
  const now = { ...element, ...placed };
  return data === undefined ? now : { ...now, data: { ...element.data, ...data } };
}

/** Merges two changes; the later wins. */
export function bothChanges(first: ElementChange | null, second: ElementChange | null): ElementChange {
  const data = { ...first?.data, ...second?.data };
  return { ...first, ...second, ...(Object.keys(data).length > 0 && { data }) };
}

/** The difference between two states of an element. */
export function changeBetween(before: RoomElement, after: RoomElement): ElementChange {
  const change: ElementChange = {};
  if (before.pos.x !== after.pos.x || before.pos.y !== after.pos.y) change.pos = after.pos;
  for (const name of ["width", "height", "order"] as const)
    if (before[name] !== after[name]) change[name] = after[name];
  const was: Readonly<Record<string, unknown>> = before.data;
  const { type: _type, ...fields } = after.data;
  const news = Object.entries(fields).filter(([name, value]) => name !== "url" && was[name] !== value);
  if (news.length > 0) change.data = Object.fromEntries(news);
  return change;
}
export const isNothing = (change: ElementChange): boolean => Object.keys(change).length === 0;
