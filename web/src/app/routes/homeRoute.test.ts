import { newId } from "@atrium/contract";
import type { RoomId } from "@atrium/contract";
import { QueryClient } from "@tanstack/react-query";
import { isNotFound, isRedirect } from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { read } from "../../platform/data/read.ts";
import { RefusedError } from "../../platform/data/refusedError.ts";
import { exampleAccount, exampleSpace } from "../../testing/examples.ts";
import { room } from "../../testing/liveFixtures.ts";
import { home } from "./homeRoute.ts";

const roomId = newId<RoomId>();
const { spaceId } = room;

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
});

/** Where `/` leads; what else is thrown is returned. */
async function ledTo(named?: string): Promise<unknown> {
  const search = (home.options.validateSearch as (raw: object) => object)({ room: named });
  const href = named === undefined ? "/" : `/?room=${named}`;
  const beforeLoad = home.options.beforeLoad as unknown as (at: object) => unknown;
  const thrown = await (async () => beforeLoad({ context: { queries }, location: { href }, search }))().then(
    () => null,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options : thrown;
}

const signIn = () => queries.setQueryData(read("getAccountProfile", {}).queryKey, { account: exampleAccount() });

test("the start leads to the dashboard, also where a room is mistyped", async () => {
  expect(await ledTo()).toMatchObject({ to: "/dashboard", replace: true });
  expect(await ledTo("hall")).toMatchObject({ to: "/dashboard", replace: true });
});

test("a link to a room without its space leads to that room in its space", async () => {
  signIn();
  queries.setQueryData(read("getRoom", { roomId }).queryKey, { room: { ...room, id: roomId } });
  queries.setQueryData(read("getSpace", { spaceId }).queryKey, {
    space: exampleSpace({ slug: "kite-hq" }),
    settings: null,
  });
  expect(await ledTo(roomId)).toMatchObject({
    to: "/s/$slug",
    params: { slug: "kite-hq" },
    search: { room: roomId },
    replace: true,
  });
});

test("without a session one signs in first and then goes to the room", async () => {
  vi.spyOn(queries, "fetchQuery").mockResolvedValue({ account: null });
  expect(await ledTo(roomId)).toMatchObject({ to: "/login", search: { to: `/?room=${roomId}` } });
});

test.each(["roomNotFound", "notConnectedToSpace"] as const)(
  "a room that is not there, or behind a door closed to this person, is not found: %s",
  async (code) => {
    signIn();
    const refused = new RefusedError({ ok: false, code, detail: null });
    vi.spyOn(queries, "ensureQueryData").mockRejectedValue(refused);
    expect(isNotFound(await ledTo(roomId))).toBe(true);
  },
);
