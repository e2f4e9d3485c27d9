import { newId, PDF_TYPE } from "@atrium/contract";
import type { RoomId, UploadId } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused } from "../../platform/call.ts";
import type { UploadReply } from "../../platform/upload/uploadFile.ts";
import type { Extent, Point } from "../map/camera.ts";
import type { NewFile } from "./deskState.ts";
import { MOST_AT_ONCE, PictureQueue } from "./pictureQueue.ts";

const board = { id: newId<RoomId>(), name: "Board room" };
const lounge = { id: newId<RoomId>(), name: "Lounge" };
const aFile = (name: string, type = "image/png") => new File(["x"], name, { type });
const stored = ({ name, type, size }: File): UploadReply => ({
  ok: true,
  value: {
    uploadId: newId<UploadId>(),
    kind: "file",
    url: "/files/x",
    name,
    mimeType: type,
    bytes: size,
    size: null,
    dominantColor: null,
    pages: null,
  },
});

/** Uploads end when the test says so. */
function setUp(sizeOf: (file: File) => Extent | null = () => ({ w: 100, h: 50 })) {
  const going = new Map<string, { end: (reply: UploadReply) => void; signal: AbortSignal | undefined }>();
  const placed: (NewFile & { middle: Point })[] = [];
  let here: { id: RoomId; name: string } | null = board;
  const queue = new PictureQueue({
    here: () => here,
    desk: { addFile: async (file, middle) => void placed.push({ ...file, middle }) },
    upload: (file, { signal }) => new Promise((end) => going.set(file.name, { end, signal })),
    sizeOf: async (file) => sizeOf(file),
  });
  const end = async (file: File, reply = stored(file)) => {
    going.get(file.name)?.end(reply);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const walkTo = async (room: typeof here) => {
    here = room;
    queue.landAll();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    queue,
    going,
    placed,
    end,
    walkTo,
    waiting: () => queue.uploads.state.getState().files.map(({ file }) => file.name),
  };
}

test("files dropped together lie aside of each other, each from when it has arrived, whichever comes first", async () => {
  const { queue, placed, end, waiting } = setUp();
  const files = [aFile("one.png"), aFile("two.pdf", PDF_TYPE), aFile("three.png")] as const;
  expect(queue.add(files, { x: 500, y: 400 })).toBe(true);
  await end(files[1]);
  expect(placed).toMatchObject([{ data: { type: "pdf", name: "two.pdf" }, middle: { x: 536, y: 436 } }]);
  expect(waiting()).toEqual(["one.png", "three.png"]);
  await end(files[2]);
  await end(files[0]);
  expect(placed.slice(1)).toMatchObject([
    { data: { type: "image" }, middle: { x: 572, y: 472 } },
    { data: { type: "image" }, middle: { x: 500, y: 400 } },
  ]);
  expect(waiting()).toEqual([]);
});

test("of more files than may come at once the first ones come, and that is said", () => {
  const { queue, waiting } = setUp();
  const files = Array.from({ length: MOST_AT_ONCE + 2 }, (_, at) => aFile(`${at}.png`));
  expect(queue.add(files, { x: 0, y: 0 })).toBe(false);
  expect(waiting()).toEqual(files.slice(0, MOST_AT_ONCE).map(({ name }) => name));
});

test("a large picture is made to fit and keeps its shape, and one of unknown size gets a square", async () => {
  const sizes: Record<string, Extent> = { "wide.png": { w: 4200, h: 1000 }, "small.png": { w: 100, h: 50 } };
  const { queue, placed, end } = setUp(({ name }) => sizes[name] ?? null);
  const files = [aFile("wide.png"), aFile("small.png"), aFile("unknown.png")];
  queue.add(files, { x: 0, y: 0 });
  for (const file of files) await end(file);
  expect(placed.map(({ size }) => size)).toEqual([
    { w: 420, h: 100 },
    { w: 100, h: 50 },
    { w: 420, h: 420 },
  ]);
});

test("what was refused stays to be tried again, lies where it was dropped, and what is given up never does", async () => {
  const { queue, going, placed, end, waiting } = setUp();
  const files = [aFile("again.png"), aFile("not.png")] as const;
  queue.add(files, { x: 10, y: 20 });
  await end(files[0], refused("connectionFailed"));
  expect(waiting()).toEqual(["again.png", "not.png"]);
  queue.uploads.again(queue.uploads.state.getState().files[0]?.id ?? "");
  await end(files[0]);
  expect(placed).toMatchObject([{ middle: { x: 10, y: 20 } }]);
  queue.cancelAll();
  expect(going.get("not.png")?.signal?.aborted).toBe(true);
  await end(files[1]);
  expect(placed).toHaveLength(1);
  expect(waiting()).toEqual([]);
});

test("what is still going up when I go to another room lies in neither until I am back where I added it", async () => {
  const { queue, placed, end, walkTo, waiting } = setUp();
  const file = aFile("plan.png");
  queue.add([file], { x: 10, y: 20 });
  const [{ id } = { id: "" }] = queue.uploads.state.getState().files;
  await walkTo(lounge);
  await end(file);
  expect(placed).toEqual([]);
  expect(waiting()).toEqual(["plan.png"]);
  expect(queue.waits.getState()).toEqual({ [id]: "Board room" });
  await walkTo(null);
  expect(placed).toEqual([]);
  await walkTo(board);
  expect(placed).toMatchObject([{ middle: { x: 10, y: 20 } }]);
  expect(waiting()).toEqual([]);
  expect(queue.waits.getState()).toEqual({});
});

test("whoever goes while a picture is measured takes it along no more than one that is going up", async () => {
  let goes = true;
  const floor = setUp(() => {
    if (goes) void floor.walkTo(lounge);
    goes = false;
    return { w: 100, h: 50 };
  });
  const file = aFile("plan.png");
  floor.queue.add([file], { x: 10, y: 20 });
  await floor.end(file);
  expect(goes).toBe(false);
  expect(floor.placed).toEqual([]);
  await floor.walkTo(board);
  expect(floor.placed).toHaveLength(1);
});
