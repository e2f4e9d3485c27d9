import { markOf, type NewsItem } from "@atrium/contract";
import { QueryObserver } from "@tanstack/react-query";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { exampleTeam } from "../../testing/examples.ts";
import { wantOperations } from "../operations/knownOperations.ts";
import { catchUpSince, takeNews } from "./news.ts";
import { createQueries } from "./queries.ts";
import { pages, read } from "./read.ts";

await wantOperations();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Until a reply that has come is read and shown. */
const settle = async () => {
  for (let times = 0; times < 3; times += 1) await new Promise((done) => setTimeout(done));
};

/** A server with one team, whose name counts its changes, and a page that shows it. */
async function stage(node = "a") {
  const queries = createQueries();
  const team = exampleTeam();
  const getTeam = read("getTeam", { teamId: team.id });
  const server = { nowMs: 1, name: 0, changedMs: 0, node, asked: 0 };
  const waiting: { mark: string; name: number | null; reply: (response: Response) => void }[] = [];
  vi.stubGlobal("fetch", () => {
    server.asked += 1;
    return new Promise<Response>((reply) =>
      waiting.push({ mark: markOf(server.node, server.nowMs), name: null, reply }),
    );
  });
  const leave = new QueryObserver(queries, getTeam).subscribe(() => undefined);
  const link = { isHearing: false, told: [] as { news: NewsItem; at: string }[] };
  const news: NewsItem = { kind: "changed", operation: "getTeam", subject: { teamId: team.id } };
  const later: (() => void)[] = [];
  await settle();
  return {
    queries,
    server,
    leave,
    pass: () => void (server.nowMs += 1),
    /** Committed; the node hears of it some time later. */
    change() {
      server.name += 1;
      later.push(() => {
        server.changedMs = server.nowMs;
        if (link.isHearing) link.told.push({ news, at: markOf("a", server.changedMs) });
      });
    },
    hearOfChange: () => later.shift()?.(),
    /** The call that was taken up last but has not read yet reads. */
    look() {
      const call = waiting.find(({ name }) => name === null);
      if (call !== undefined) call.name = server.name;
    },
    async reply() {
      const at = waiting.findIndex(({ name }) => name !== null);
      const [call] = at < 0 ? [] : waiting.splice(at, 1);
      const body = { success: { team: { ...team, name: `Team ${call?.name}` } } };
      call?.reply(Response.json(body, { headers: { "x-mark": call.mark } }));
      await settle();
    },
    hear: () => void (link.isHearing = true),
    lose: () => void (link.isHearing = false),
    welcome: () => catchUpSince(markOf("a", server.changedMs), queries),
    take: () => link.told.splice(0).forEach(({ news: item, at }) => takeNews([item], at, queries)),
    /** News of one change overtake those of another. */
    takeLast: () => link.told.splice(-1).forEach(({ news: item, at }) => takeNews([item], at, queries)),
    /** As news of what no call changed. */
    takeUnmarked: () => link.told.splice(0, 1).forEach(({ news: item }) => takeNews([item], undefined, queries)),
    isWaiting: () => waiting.length + later.length + link.told.length > 0,
    shown: () => queries.getQueryData(getTeam.queryKey)?.team.name,
  };
}
type Stage = Awaited<ReturnType<typeof stage>>;

async function answerAll(page: Stage): Promise<void> {
  for (let times = 0; times < 20 && page.isWaiting(); times += 1) {
    page.pass();
    page.hearOfChange();
    page.take();
    page.look();
    await page.reply();
  }
}

test("what was read just before the link opened is not read again, unless something changed since", async () => {
  const page = await stage();
  page.pass();
  await answerAll(page);
  page.hear();
  page.welcome();
  await answerAll(page);
  expect(page.server.asked).toBe(1);
  page.lose();
  page.change();
  page.pass();
  page.hearOfChange();
  page.hear();
  page.welcome();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([2, "Team 1"]);
  page.leave();
});

test("what is being read when the link opens is read again only if its reply may be older than the last change", async () => {
  const page = await stage();
  page.pass();
  page.look();
  page.hear();
  page.welcome();
  await answerAll(page);
  expect(page.server.asked).toBe(1);
  void page.queries.invalidateQueries();
  await settle();
  page.look();
  page.change();
  page.pass();
  page.hearOfChange();
  page.welcome();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([3, "Team 1"]);
  page.leave();
});

test("what was read more than a minute ago is read again, whatever the server knows of changes", async () => {
  const page = await stage();
  page.pass();
  await answerAll(page);
  page.hear();
  const readMs = Date.now();
  vi.setSystemTime(readMs + 59_000);
  page.welcome();
  await answerAll(page);
  expect(page.server.asked).toBe(1);
  vi.setSystemTime(readMs + 61_000);
  page.welcome();
  await answerAll(page);
  expect(page.server.asked).toBe(2);
  page.leave();
});

test("after another node answered, or one that says nothing, everything is read again", async () => {
  const page = await stage("b");
  page.pass();
  await answerAll(page);
  page.hear();
  page.server.node = "a";
  page.welcome();
  await answerAll(page);
  expect(page.server.asked).toBe(2);
  catchUpSince(undefined, page.queries);
  await answerAll(page);
  expect(page.server.asked).toBe(3);
  page.leave();
});

test("however reads, changes and the link's opening overlap, the page shows the last state in the end", async () => {
  const takes = ["take", "takeLast", "takeUnmarked"] as const;
  const steps = ["pass", "change", "hearOfChange", "look", "reply", ...takes] as const;
  const some = fc.array(fc.constantFrom(...steps), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(some, some, some, async (first, second, third) => {
      const page = await stage();
      const run = async (list: readonly (typeof steps)[number][]) => {
        for (const step of list) await page[step]();
      };
      await run(first);
      page.hear();
      await run(second);
      page.welcome();
      await run(third);
      await answerAll(page);
      expect(page.shown()).toBe(`Team ${page.server.name}`);
      page.leave();
    }),
    { numRuns: 200 },
  );
});

test("news of a change that a reply has seen ask for nothing, nor do those of one that its reading will have seen", async () => {
  const page = await stage();
  page.hear();
  page.change();
  page.hearOfChange();
  page.pass();
  await answerAll(page);
  // The first reading was taken up before the change.
  expect([page.server.asked, page.shown()]).toEqual([2, "Team 1"]);
  page.change();
  page.hearOfChange();
  page.pass();
  void page.queries.invalidateQueries();
  await settle();
  page.take();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([3, "Team 2"]);
  page.change();
  page.hearOfChange();
  page.pass();
  void page.queries.invalidateQueries();
  await settle();
  page.look();
  await page.reply();
  page.take();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([4, "Team 3"]);
  page.leave();
});

test("news that overtake each other while something is read are all asked of its reply", async () => {
  const page = await stage();
  page.hear();
  await answerAll(page);
  page.change();
  page.pass();
  page.hearOfChange();
  page.pass();
  void page.queries.invalidateQueries();
  await settle();
  page.look();
  page.change();
  page.pass();
  page.hearOfChange();
  page.takeLast();
  page.takeLast();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([3, "Team 2"]);
  page.leave();
});

test("news without a mark of what is read for the first time are read after it", async () => {
  const page = await stage();
  page.look();
  page.change();
  page.hear();
  page.hearOfChange();
  page.takeUnmarked();
  await answerAll(page);
  expect([page.server.asked, page.shown()]).toEqual([2, "Team 1"]);
  page.leave();
});

test("a list in pages is as old as its oldest page", async () => {
  const queries = createQueries();
  const marks = [markOf("a", 5), markOf("a", 9)];
  const pageOf = (cursor: string | null) => ({ success: { chats: [], nextCursor: cursor } });
  const replies = [pageOf("next"), pageOf(null)];
  vi.stubGlobal("fetch", async () => Response.json(replies.shift(), { headers: { "x-mark": marks.shift() ?? "" } }));
  const list = pages("getDirectMessageChatsPage", {});
  await queries.fetchInfiniteQuery({ ...list, pages: 2 });
  const isStale = () => queries.getQueryState<unknown>(list.queryKey)?.isInvalidated;
  catchUpSince(markOf("a", 4), queries);
  expect(isStale()).toBe(false);
  catchUpSince(markOf("a", 7), queries);
  expect(isStale()).toBe(true);
});
