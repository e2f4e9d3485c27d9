import { OWN_DATA_PARTS } from "@atrium/contract";
import { expect, test } from "vitest";
import { collectOwnData } from "./collectOwnData.ts";

/** A server with three pages of messages and one of everything else. */
function aServer() {
  const asked: string[] = [];
  const read: Parameters<typeof collectOwnData>[0] = async ({ part, cursor = "0" }) => {
    asked.push(`${part} ${cursor}`);
    const next = Number(cursor) + 1;
    return {
      ok: true,
      value: { items: [{ part, cursor }], nextCursor: part === "messages" && next < 3 ? `${next}` : null },
    };
  };
  return { asked, read };
}

test("every part is read to its last page, and one hears how much has come", async () => {
  const { read, asked } = aServer();
  const told: number[] = [];
  const collected = await collectOwnData(read, {
    tell: (count) => told.push(count),
    signal: new AbortController().signal,
  });
  expect(collected?.ok === true && Object.keys(collected.data)).toEqual([...OWN_DATA_PARTS]);
  expect(collected?.ok === true && collected.data.messages.map(({ cursor }) => cursor)).toEqual(["0", "1", "2"]);
  expect(asked).toHaveLength(OWN_DATA_PARTS.length + 2);
  expect(told.at(-1)).toBe(OWN_DATA_PARTS.length + 2);
});

test("a refusal ends it with its reason, and whoever leaves is given nothing", async () => {
  const over = new AbortController();
  const options = { tell: () => {}, signal: over.signal };
  expect(await collectOwnData(async () => ({ ok: false, code: "unauthorized" }), options)).toEqual({
    ok: false,
    code: "unauthorized",
  });
  over.abort();
  expect(await collectOwnData(aServer().read, options)).toBe(null);
});
