import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock("./allOperations.ts");
  vi.unstubAllGlobals();
});
const fresh = () => import("./knownOperations.ts");

test("the operations of the entrance are known at once, the others once they are wanted", async () => {
  const { knownOperation, wantOperations } = await fresh();
  expect(knownOperation("getSpaceEntrance")?.name).toBe("getSpaceEntrance");
  expect(knownOperation("updateTeam")).toBeUndefined();
  expect(await wantOperations()).toBe(true);
  expect(knownOperation("updateTeam")?.name).toBe("updateTeam");
  expect(knownOperation("getSpaceEntrance")?.name).toBe("getSpaceEntrance");
});

test("a call whose operation cannot be loaded is refused before anything is sent, and the next one tries again", async () => {
  vi.doMock("./allOperations.ts", () => Promise.reject(new TypeError("Failed to fetch")));
  const asked = vi.fn(async () => Response.json({ forbidden: {} }));
  vi.stubGlobal("fetch", asked);
  const { call } = await import("../call.ts");
  expect(await call("listSpaceGuests", {} as never)).toMatchObject({ code: "connectionFailed" });
  expect(asked).not.toHaveBeenCalled();
  vi.doUnmock("./allOperations.ts");
  expect(await call("listSpaceGuests", {} as never)).toMatchObject({ code: "forbidden" });
  expect(asked).toHaveBeenCalledOnce();
});
