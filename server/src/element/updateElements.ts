import { refuse } from "@atrium/contract";
import type { ElementData, ElementId, ElementPosition, ElementType, operations, RoomId } from "@atrium/contract";
import { placeElement, refusalOfDoor, refusalOfElementChange } from "@atrium/rules";
import type { Inside } from "../space/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { changeOne } from "./changeInRoom.ts";
import type { InRoom } from "./changeInRoom.ts";
import { changedData } from "./elementData.ts";
import type { ElementNewsNeeds, EmbedNeeds } from "./elementNeeds.ts";
import type { ElementChanges, ElementRow } from "./elementStore.ts";
import { playedFrom } from "./playVideo.ts";
import type { StoredData } from "./tables.ts";

type Update<
  Name extends
    | "updateTextElement"
    | "updateNoteElement"
    | "updateImageElement"
    | "updatePdfElement"
    | "updateVideoElement"
    | "updateSpawnSpotElement"
    | "updateScreenShareElement",
> = Handler<(typeof operations)[Name], ElementNewsNeeds>;

export const updateTextElement: Update<"updateTextElement"> = (needs, context, input) =>
  update(needs, context, { type: "text", input });
export const updateNoteElement: Update<"updateNoteElement"> = (needs, context, input) =>
  update(needs, context, { type: "note", input });
export const updateImageElement: Update<"updateImageElement"> = (needs, context, input) =>
  update(needs, context, { type: "image", input });
export const updateSpawnSpotElement: Update<"updateSpawnSpotElement"> = (needs, context, input) =>
  update(needs, context, { type: "spawn_spot", input });
export const updateScreenShareElement: Update<"updateScreenShareElement"> = (needs, context, input) =>
  update(needs, context, { type: "screen_share", input });

/** An update must change something, and a document keeps a name. */
export const updatePdfElement: Update<"updatePdfElement"> = async (needs, context, input) =>
  changesNothing(input) || input.name === ""
    ? refuse("contentIsEmpty")
    : update(needs, context, { type: "pdf", input });

export const updateVideoElement: Update<"updateVideoElement"> = async (needs, context, input) =>
  changesNothing(input) ? refuse("contentIsEmpty") : update(needs, context, { type: "video", input });

export const updateIframeElement: Handler<
  typeof operations.updateIframeElement,
  ElementNewsNeeds & EmbedNeeds
> = async (needs, context, input) => {
  if (input.url !== undefined && needs.isOwnHost(new URL(input.url).host)) return refuse("forbidden");
  return update(needs, context, { type: "iframe", input });
};

/** The door may be changed by its creator and the people inside; the rest of an area is changed as any element. */
export const updatePrivateAreaElement: Handler<
  typeof operations.updatePrivateAreaElement,
  ElementNewsNeeds & { inside: Pick<Inside, "standing"> }
> = (needs, context, input) => {
  const { accountId, subject } = context;
  const { room, role } = subject;
  const { roomId: _roomId, id, open, ...others } = input;
  const isDoor = open !== undefined;
  const isMore = !isDoor || Object.values(others).some((value) => value !== undefined);
  const isIn = needs.inside.standing(room.spaceId, accountId)?.privateAreaIds.includes(id) === true;
  return changeOne(needs, context, {
    id,
    type: "private_area",
    change: (row) => changesAsked(row, input, { floor: room, nowMs: context.nowMs }),
    refusal: (row) =>
      (isDoor ? refusalOfDoor({ accountId, role, isIn }, row) : null) ??
      (isMore ? refusalOfElementChange({ accountId, role }, row) : null),
  });
};

interface Moved {
  id: ElementId;
  pos?: ElementPosition | undefined;
  width?: number | undefined;
  height?: number | undefined;
  order?: number | undefined;
}

const update = (needs: ElementNewsNeeds, context: InRoom, { type, input }: { type: ElementType; input: Moved }) =>
  changeOne(needs, context, {
    id: input.id,
    type,
    change: (row) => changesAsked(row, input, { floor: context.subject.room, nowMs: context.nowMs }),
    told: (changes, before) => ({ ...changes, ...(changes.data && { data: by(context, before.data, changes.data) }) }),
  });

/** Who turned a page or played a video is announced to those inside, and not stored. */
function by({ accountId }: InRoom, was: ElementData, now: ElementData): ElementData {
  if (now.type === "pdf" && was.type === "pdf" && now.page !== was.page) return { ...now, turnedBy: accountId };
  if (now.type === "video" && was.type === "video" && now.stateAt !== was.stateAt)
    return { ...now, playedBy: accountId };
  return now;
}

interface Where {
  floor: { width: number; height: number };
  nowMs: number;
}

/** Fields that are not given stay; an element that grows or moves keeps a part on the floor. */
function changesAsked(row: ElementRow, input: Moved, { floor, nowMs }: Where): ElementChanges {
  const { pos = row, width = row.width, height = row.height, order = row.order } = input;
  const isPlaced = input.pos !== undefined || input.width !== undefined || input.height !== undefined;
  const place = isPlaced ? placeElement(pos, { width, height }, { w: floor.width, h: floor.height }) : {};
  return { ...place, width, height, order, data: following(row.data, input, nowMs) };
}

const changesNothing = ({ roomId: _roomId, id: _id, ...fields }: Moved & { roomId: RoomId }): boolean =>
  Object.values(fields).every((value) => value === undefined);

/** The data after an update, with what follows from it. */
function following(was: StoredData, input: Moved, nowMs: number): StoredData {
  const data = changedData(was, input);
  if (data.type === "pdf") return { ...data, page: Math.min(data.page, data.pages) };
  if (data.type !== "video" || was.type !== "video") return data;
  // Seeking to the same second again counts as a change.
  return playedFrom("stateSeek" in input ? { ...was, stateSeek: Number.NaN } : was, data, nowMs);
}
