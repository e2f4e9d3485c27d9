import { expect, test } from "vitest";
import { newId, uploadBytes, type UploadId } from "@atrium/contract";
import { refused, type Call } from "../call.ts";
import { createLinkUpload, createUpload, uploadFault, type UploadNeeds, type UploadOptions } from "./uploadFile.ts";

const uploadId = newId<UploadId>();
const stored = {
  uploadId,
  kind: "roomBackground",
  url: "/files/x?sign=y",
  name: "floor.png",
  mimeType: "image/webp",
  bytes: 3,
  size: { w: 4, h: 3 },
  dominantColor: "#204060",
  pages: null,
};
const picture = (bytes = 3, type = "image/png") => new File([new Uint8Array(bytes)], "floor.png", { type });

function setUp(answers: unknown[]) {
  const sent: string[] = [];
  const asked: unknown[] = [];
  const pauses: number[] = [];
  const call = (async (_name: string, input: unknown) => {
    asked.push(input);
    return { ok: true, value: { uploadId, uploadUrl: `/upload/${uploadId}`, expiresInMs: 1 } };
  }) as Call;
  const needs: UploadNeeds = {
    call,
    put: async (url, _file, { onProgress }) => {
      sent.push(url);
      onProgress?.(1);
      return answers.shift() ?? null;
    },
    clock: {
      after(ms, run) {
        pauses.push(ms);
        queueMicrotask(run);
        return () => undefined;
      },
    },
  };
  return { upload: createUpload(needs), fromLink: createLinkUpload(needs), sent, asked, pauses };
}

test("a file is asked for by name and size, sent, and comes back as what is stored", async () => {
  const { upload, sent, asked } = setUp([{ success: stored }]);
  const shares: number[] = [];
  const options: UploadOptions = { onProgress: (share) => shares.push(share) };
  expect(await upload("roomBackground", picture(), options)).toEqual({ ok: true, value: stored });
  expect(asked).toEqual([{ kind: "roomBackground", name: "floor.png", bytes: 3 }]);
  expect(sent).toEqual([`/upload/${uploadId}`]);
  expect(shares).toEqual([1]);
});

test("a picture at a link is asked for and fetched by the server: nothing is sent but the wish, as often as needed", async () => {
  const { fromLink, sent, asked } = setUp([{ uploadsBusy: {} }, { success: stored }]);
  expect(await fromLink("roomBackground", "https://kites.example/a.png")).toEqual({ ok: true, value: stored });
  expect(asked).toEqual([{ kind: "roomBackground", link: "https://kites.example/a.png" }]);
  expect(sent).toEqual([`/upload/${uploadId}`, `/upload/${uploadId}`]);
  const { fromLink: again } = setUp([{ pictureNotReached: {} }]);
  expect(await again("roomBackground", "https://kites.example/a.png")).toMatchObject({ code: "pictureNotReached" });
});

test("a broken line and a busy server are tried again, ever later, with the same upload", async () => {
  const { upload, sent, asked, pauses } = setUp([null, { uploadsBusy: {} }, { success: stored }]);
  expect(await upload("avatar", picture())).toMatchObject({ ok: true });
  expect([asked.length, sent.length]).toEqual([1, 3]);
  expect(pauses).toEqual([500, 1000]);
});

test("after four attempts it says that the connection failed", async () => {
  const { upload, sent } = setUp([]);
  expect(await upload("avatar", picture())).toEqual(refused("connectionFailed"));
  expect(sent).toHaveLength(4);
});

test("what the server refuses is not sent again", async () => {
  const { upload, sent } = setUp([{ fileDamaged: {} }]);
  expect(await upload("avatar", picture())).toEqual(refused("fileDamaged"));
  expect(sent).toHaveLength(1);
});

test("who gives up is not kept waiting", async () => {
  const { upload, sent } = setUp([]);
  const given = new AbortController();
  given.abort();
  expect(await upload("avatar", picture(), { signal: given.signal })).toEqual(refused("connectionFailed"));
  expect(sent).toHaveLength(1);
});

test("a file that is too large or no picture is not sent at all", async () => {
  const { upload, asked } = setUp([]);
  expect(await upload("roomBackground", picture(3, "image/svg+xml"))).toMatchObject({ code: "invalidFileType" });
  expect(asked).toEqual([]);
  expect(uploadFault("roomBackground", { size: uploadBytes.roomBackground, type: "image/png" })).toBeNull();
  expect(uploadFault("roomBackground", { size: uploadBytes.roomBackground + 1, type: "image/png" })).toBe(
    "fileTooLarge",
  );
  expect(uploadFault("avatar", { size: 1, type: "text/html" })).toBe("invalidFileType");
});

test("a file with a long name, or none that can be seen, is announced by one that may be", async () => {
  const named = async (name: string) => {
    const { upload, asked } = setUp([{ success: stored }]);
    await upload("roomBackground", new File([new Uint8Array(3)], name, { type: "image/png" }));
    return (asked[0] as { name: string }).name;
  };
  expect(await named("floor.png")).toBe("floor.png");
  const long = await named(`${"a".repeat(251)}.png`);
  expect([Array.from(long).length, long.endsWith("….png")]).toEqual([200, true]);
  expect(await named("a\nb.png")).toBe("a b.png");
  expect(await named("\u200b")).toBe("file");
});

test("an empty file is not sent", () => {
  expect(uploadFault("chat", picture(0))).toBe("fileDamaged");
});
