import { constants, newId } from "@atrium/contract";
import type { UploadId } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused } from "../../platform/call.ts";
import type { UploadReply } from "../../platform/upload/uploadFile.ts";
import { Attachings, mayGoAgain } from "./attaching.ts";

const aFile = (name = "tea.png") => new File(["x"], name, { type: "image/png" });
const stored = (uploadId: UploadId): UploadReply => ({
  ok: true,
  value: {
    uploadId,
    kind: "chat",
    url: "/files/x",
    name: "tea.png",
    mimeType: "image/webp",
    bytes: 1,
    size: null,
    dominantColor: null,
    pages: null,
  },
});

/** Uploads finish when the test says so. */
function setUp() {
  const ends: ((reply: UploadReply) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const attachings = new Attachings((_file, { signal }) => {
    signals.push(signal);
    return new Promise((end) => ends.push(end));
  });
  const end = async (at: number, reply: UploadReply) => {
    ends[at]?.(reply);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { attachings, end, signals };
}

test("a message takes its files once all of them have arrived, and they are gone then", async () => {
  const { attachings, end } = setUp();
  const ids = [newId<UploadId>(), newId<UploadId>()] as const;
  attachings.add([aFile("one.png"), aFile("two.png")]);
  await end(1, stored(ids[1]));
  expect(attachings.take()).toBeNull();
  await end(0, stored(ids[0]));
  expect(attachings.take()).toEqual([...ids]);
  expect(attachings.take()).toEqual([]);
});

test("what was refused says why, holds up nothing, and goes when it is tried again", async () => {
  const { attachings, end } = setUp();
  attachings.add([aFile()]);
  await end(0, refused("connectionFailed"));
  const [failed] = attachings.state.getState().files;
  expect(failed?.refused).toBe("connectionFailed");
  expect(attachings.take()).toEqual([]);
  attachings.again(failed?.id ?? "");
  const uploadId = newId<UploadId>();
  await end(1, stored(uploadId));
  expect(attachings.take()).toEqual([uploadId]);
});

test("a message takes what arrived beside a wrong file, which stays until it is taken away", async () => {
  const { attachings, end } = setUp();
  const uploadId = newId<UploadId>();
  attachings.add([aFile("notes.zip"), aFile()]);
  await end(0, refused("invalidFileType"));
  await end(1, stored(uploadId));
  expect(attachings.take()).toEqual([uploadId]);
  const left = attachings.state.getState().files;
  expect(left.map(({ file, refused }) => [file.name, refused])).toEqual([["notes.zip", "invalidFileType"]]);
  attachings.remove(left[0]?.id ?? "");
  expect(attachings.state.getState().files).toEqual([]);
});

test("a file that is wrong itself is not uploaded again: only what might help is tried", async () => {
  const { attachings, end, signals } = setUp();
  const wrong = ["invalidFileType", "fileTooLarge", "imageTooLarge", "fileDamaged", "fileNotSafe"] as const;
  attachings.add([...wrong, "uploadsBusy"].map((name) => aFile(name)));
  for (const [at, code] of [...wrong, "uploadsBusy" as const].entries()) await end(at, refused(code));
  const { files } = attachings.state.getState();
  expect(files.filter(mayGoAgain).map(({ file }) => file.name)).toEqual(["uploadsBusy"]);
  for (const { id } of files) attachings.again(id);
  expect(signals).toHaveLength(wrong.length + 2);
});

test("what is taken away goes up no further", () => {
  const { attachings, signals } = setUp();
  attachings.add([aFile()]);
  attachings.remove(attachings.state.getState().files[0]?.id ?? "");
  expect(signals[0]?.aborted).toBe(true);
  expect(attachings.take()).toEqual([]);
});

test("a message has room for so many files", () => {
  const { attachings } = setUp();
  const many = Array.from({ length: constants.chat.mostAttachments + 1 }, () => aFile());
  expect(attachings.add(many.slice(1))).toBe(true);
  expect(attachings.add(many.slice(0, 1))).toBe(false);
  expect(attachings.state.getState().files).toHaveLength(constants.chat.mostAttachments);
});
