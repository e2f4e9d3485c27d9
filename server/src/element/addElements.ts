import { ok, PLAN_TERMS, refuse, screenStreamOf } from "@atrium/contract";
import type { ElementId, ElementPosition, operations, RoomPatch } from "@atrium/contract";
import { may, placeElement } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { beginChange } from "./changeInRoom.ts";
import type { InRoom, Tell } from "./changeInRoom.ts";
import { newData } from "./elementData.ts";
import type { ElementNewsNeeds, EmbedNeeds } from "./elementNeeds.ts";
import { fileToShow } from "./fileToShow.ts";
import type { FileToShow, ShowNeeds } from "./fileToShow.ts";
import { findElement, insertElement, removeScreensOf, roomTop, toStored } from "./elementStore.ts";
import type { StoredData } from "./tables.ts";
import { newVideo } from "./playVideo.ts";

export const addTextElement: Handler<typeof operations.addTextElement, ElementNewsNeeds> = (needs, context, input) =>
  add(needs, context, { ...input, data: newData("text", input) });

export const addNoteElement: Handler<typeof operations.addNoteElement, ElementNewsNeeds> = (needs, context, input) =>
  add(needs, context, { ...input, data: newData("note", input) });

export const addSpawnSpotElement: Handler<typeof operations.addSpawnSpotElement, ElementNewsNeeds> = (
  needs,
  context,
  input,
) => add(needs, context, { ...input, data: newData("spawn_spot", input) });

export const addVideoElement: Handler<typeof operations.addVideoElement, ElementNewsNeeds> = (needs, context, input) =>
  add(needs, context, { ...input, data: newVideo(input, context.nowMs) });

export const addIframeElement: Handler<typeof operations.addIframeElement, ElementNewsNeeds & EmbedNeeds> = async (
  needs,
  context,
  input,
) => {
  if (needs.isOwnHost(new URL(input.url).host)) return refuse("forbidden");
  return add(needs, context, { ...input, data: newData("iframe", input) });
};

export const addScreenShareElement: Handler<typeof operations.addScreenShareElement, ElementNewsNeeds> = async (
  needs,
  context,
  input,
) => {
  if (input.streamId !== screenStreamOf(context.accountId)) return refuse("elementIsForbidden");
  const begun = await begin(needs, context, input.id);
  if ("code" in begun) return begun;
  const replaced = await removeScreensOf(context.tx, { roomId: input.roomId, creatorId: context.accountId });
  return put(context, { ...input, data: newData("screen_share", input) }, { ...begun, replaced });
};

export const addPrivateAreaElement: Handler<typeof operations.addPrivateAreaElement, ElementNewsNeeds> = async (
  needs,
  context,
  input,
) => {
  const { role } = context.subject;
  if (input.open === false && !may("privateArea.openClose", { role })) return refuse("forbidden");
  return add(needs, context, { ...input, data: newData("private_area", input) });
};

export const addImageElement: Handler<typeof operations.addImageElement, ShowNeeds> = async (needs, context, input) => {
  const shown = await fileToShow(needs, context, { ...input, type: "image" });
  if ("code" in shown) return shown;
  return add(needs, context, { ...input, data: newData("image", { ...shown.fields, ...input }), shown });
};

export const addPdfElement: Handler<typeof operations.addPdfElement, ShowNeeds> = async (needs, context, input) => {
  const shown = await fileToShow(needs, context, { ...input, type: "pdf" });
  if ("code" in shown) return shown;
  return add(needs, context, { ...input, data: newData("pdf", { ...shown.fields, ...input }), shown });
};

interface NewElement {
  id: ElementId;
  pos: ElementPosition;
  width: number;
  height: number;
  data: StoredData;
  shown?: Pick<FileToShow, "url" | "size">;
}

async function add(needs: ElementNewsNeeds, call: InRoom, asked: NewElement) {
  const begun = await begin(needs, call, asked.id);
  if ("code" in begun) return begun;
  const limit = PLAN_TERMS[call.subject.space.plan].elementsPerRoom;
  if (begun.count >= limit) return refuse("elementsQuantityExceeded", { limit });
  return put(call, asked, begun);
}

async function begin(needs: ElementNewsNeeds, call: InRoom, id: ElementId) {
  const { tx, subject } = call;
  const tell = await beginChange(needs, call);
  if (tell === null) return refuse("roomNotFound");
  if ((await findElement(tx, { roomId: subject.room.id, id })) !== null) return refuse("alreadyExists");
  return { tell, ...(await roomTop(tx, subject.room.id)) };
}

interface Begun {
  tell: Tell;
  order: number;
  /** Elements that are removed for it. */
  replaced?: readonly ElementId[];
}

async function put(call: InRoom, { id, width, height, data, ...asked }: NewElement, { tell, order, replaced }: Begun) {
  const { tx, accountId: creatorId, nowMs, subject } = call;
  const { room, role: creatorRole } = subject;
  const { url: fileUrl = null } = asked.shown ?? {};
  const size = asked.shown?.size ?? { w: width, h: height };
  const found = await insertElement(tx, {
    roomId: room.id,
    id,
    creatorId,
    creatorRole,
    createdAt: new Date(nowMs),
    ...placeElement(asked.pos, { width, height }, { w: room.width, h: room.height }),
    width,
    height,
    originalWidth: size.w,
    originalHeight: size.h,
    order,
    data,
    fileUrl,
  });
  const element = toStored(found);
  const record = { ...element, collaboratorsIds: [] };
  const gone = (replaced ?? []).map((each): RoomPatch => ({ type: "gone", kind: "element", id: each }));
  return ok({ element }, [tell([...gone, { type: "put", kind: "element", id, record }])]);
}
