import type { AccountProfile, SpaceCard, Team } from "@atrium/contract";
import { isNotFound } from "@tanstack/react-router";
import { QueryObserver, skipToken } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { guess, makeGuesses } from "./guess.ts";
import { load } from "./load.ts";
import { createQueries } from "./queries.ts";
import { pages, read } from "./read.ts";
import { invalidate, touchedBy } from "./touched.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const getTeam = read("getTeam", { teamId: team.id });
const listSpaces = read("listTeamSpaces", { teamId: team.id });

test("a loader reads what is not kept, and gives what is kept without waiting for the server", async () => {
  const { queries, asked, say } = setUp();
  say({ success: { team } });
  expect(await load({ queries }, getTeam)).toEqual({ team });
  say("nothing");
  queries.setQueryData(getTeam.queryKey, { team }, { updatedAt: 1 });
  expect(await load({ queries }, getTeam)).toEqual({ team });
  // Stale: it is refetched in the background.
  expect(asked).toEqual(["getTeam", "getTeam"]);
});

test("a loader waits for what a change has made stale, and takes what there is when that cannot be had", async () => {
  const { queries, say } = setUp();
  queries.setQueryData(getTeam.queryKey, { team });
  await invalidate([{ operation: "getTeam" }], queries);
  say({ success: { team: { ...team, name: "Kites" } } });
  expect((await load({ queries }, getTeam)).team.name).toBe("Kites");
  await invalidate([{ operation: "getTeam" }], queries);
  say({ tooOftenAttempts: {} });
  expect((await load({ queries }, getTeam)).team.name).toBe("Kites");
});

test("what is missing, forbidden or no id at all is one answer to a loader, any other refusal is an error", async () => {
  const { queries, say } = setUp();
  for (const code of ["teamNotFound", "forbidden", "invalidRequest"]) {
    say({ [code]: {} });
    expect(await load({ queries }, getTeam).catch(isNotFound), code).toBe(true);
  }
  say({ tooOftenAttempts: {} });
  await expect(load({ queries }, getTeam)).rejects.toMatchObject({ refusal: { code: "tooOftenAttempts" } });
});

test("what a page waits for comes, even if a component that showed it leaves meanwhile and takes its question back", async () => {
  const { queries, asked, signals, say } = setUp();
  say("nothing");
  const loaded = load({ queries }, getTeam);
  const leave = new QueryObserver(queries, getTeam).subscribe(() => undefined);
  await expect.poll(() => asked).toHaveLength(1);
  say({ success: { team } });
  leave();
  expect(await loaded).toEqual({ team });
  expect(signals[0]?.aborted).toBe(true);
  expect(asked).toEqual(["getTeam", "getTeam"]);
});

test("a change touches what its declaration names, about its own subject", () => {
  expect(touchedBy("updateTeam", { teamId: team.id, name: "Kites" })).toEqual([
    { operation: "getTeam", subject: { teamId: team.id } },
    { operation: "listAccountTeams" },
    { operation: "listTeamSpaces", subject: { teamId: team.id } },
    { operation: "listStageRecordings" },
  ]);
  expect(touchedBy("sendEmotion", {})).toEqual([]);
});

test("only replies about the subject become stale", async () => {
  const { queries } = setUp();
  const other = read("getTeam", { teamId: "another" });
  for (const { queryKey } of [getTeam, other]) queries.setQueryData(queryKey, { team });
  queries.setQueryData(listSpaces.queryKey, { spaces: [] });
  await invalidate([{ operation: "getTeam", subject: { teamId: team.id } }], queries);
  const stale = [getTeam, other, listSpaces].map(({ queryKey }) => queries.getQueryState(queryKey)?.isInvalidated);
  expect(stale).toEqual([true, false, false]);
});

test("a guess stands until it is taken back, and never puts back what is older than a new reply", async () => {
  const { queries } = setUp();
  const before = { spaces: [exampleSpace({ name: "Garden" })] };
  queries.setQueryData(listSpaces.queryKey, before);
  const rename = (name: string) =>
    guess("listTeamSpaces", { teamId: team.id }, ({ spaces }) => ({ spaces: spaces.map((one) => ({ ...one, name })) }));
  const names = () => queries.getQueryData(listSpaces.queryKey)?.spaces.map((space: SpaceCard) => space.name);
  const undo = await makeGuesses(queries, [rename("Orchard")]);
  expect(names()).toEqual(["Orchard"]);
  undo();
  expect(names()).toEqual(["Garden"]);
  const late = await makeGuesses(queries, [rename("Orchard")]);
  queries.setQueryData(listSpaces.queryKey, { spaces: [exampleSpace({ name: "Read anew" })] });
  late();
  expect(names()).toEqual(["Read anew"]);
});

test("a guess about what was never read is none", async () => {
  const { queries } = setUp();
  const undo = await makeGuesses(queries, [
    guess("getAccountProfile", {}, ({ account }) => ({ account: { ...(account as AccountProfile), name: "Ada" } })),
  ]);
  undo();
  expect(queries.getQueryData(read("getAccountProfile", {}).queryKey)).toBeUndefined();
});

test("without an input nothing is asked", () => {
  expect(read("getTeam", skipToken).queryFn).toBe(skipToken);
});

test("a list in pages asks for the first without a cursor and for the next with the last one's", async () => {
  const { queries, bodies, say } = setUp();
  // A made-up paged operation.
  const list = pages("listAccountTeams" as never, {});
  say({ success: { teams: [] as Team[] } });
  await queries.fetchInfiniteQuery({ ...list, pages: 2, getNextPageParam: () => "after-24" });
  expect(bodies).toEqual([{}, { cursor: "after-24" }]);
});

test("who leaves a screen takes back what was only asked for it", async () => {
  const { queries, signals, say } = setUp();
  say("nothing");
  void queries.prefetchQuery(getTeam);
  await expect.poll(() => signals).toHaveLength(1);
  await queries.cancelQueries({ queryKey: getTeam.queryKey });
  expect(signals[0]?.aborted).toBe(true);
});

/** A query client and a server that gives each call the answer set last. */
function setUp() {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const signals: AbortSignal[] = [];
  let answer: unknown = { success: { account: exampleAccount() } };
  vi.stubGlobal("fetch", async (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(path.replace("/api/", ""));
    bodies.push(JSON.parse(body));
    signals.push(signal);
    return answer === "nothing" ? new Promise(() => {}) : Response.json(answer);
  });
  return { queries: createQueries(), asked, bodies, signals, say: (next: unknown) => (answer = next) };
}
