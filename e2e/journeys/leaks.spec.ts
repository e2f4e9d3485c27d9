import type { Page } from "@playwright/test";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { createVisitor } from "@atrium/testkit/visitor";
import { liveObjects, type LiveObjects } from "../harness/liveObjects.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import type { Program } from "../harness/program.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect, test } from "../harness/test.ts";

/** What caches of the browser and of libraries may hold on to. */
const SLACK = { nodes: 60, listeners: 30, peerConnections: 2, heapKb: 2500 };

const VISITS = 8;
/** Less than one small thing a visit: a page that was kept would be hundreds of nodes and listeners each time. */
const KEPT = { nodes: 60, listeners: 2 * VISITS, peerConnections: 2, heapKb: 200 * VISITS };

/** Looks in each frame, where an expectation would look once in a while. */
const bubblesAre = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll("[data-person]:not([data-self])").length === wanted,
    count,
  );

function expectNoMore(now: LiveObjects, before: LiveObjects, slack: LiveObjects): void {
  for (const what of ["nodes", "listeners", "peerConnections", "heapKb"] as const)
    expect(now[what], `${what}, at first ${before[what]}`).toBeLessThanOrEqual(before[what] + slack[what]);
}

/** Leaves the space and comes back, until what somebody says is heard again. */
async function leaveAndReturn(person: Person, speaker: string): Promise<void> {
  await person.button("leave").click();
  await person.page.getByRole("button", { name: "Come back" }).click();
  await expect(person.button("leave")).toBeVisible();
  const packets = async () => (await person.receives(speaker))?.audioPackets ?? 0;
  await expect.poll(packets, { intervals: [100] }).toBeGreaterThan(0);
}

/** Drawing a large window by software takes a machine's time, and nothing of it is asked for here. */
const SMALL = { viewport: { width: 1024, height: 500 }, reducedMotion: "reduce" } as const;
const PASSERS = 20;

/** People of the live link alone, who go into a room together and out of it again. */
async function passersIn(program: Program, slug: string) {
  const robots: LiveClient[] = [];
  for (let nth = 0; nth < PASSERS; nth++) {
    const visitor = await createVisitor(program.url, `Passer ${nth}`);
    const { spaceId } = await visitor.web.done("getSpaceId", { slug });
    robots.push(await visitor.enter(spaceId));
  }
  const rooms = Object.values(robots[0]?.space.records.room ?? {}).toSorted((a, b) => a.position - b.position);
  const allTo = (at: number) => Promise.all(robots.map((robot) => robot.join(rooms[at]?.id)));
  return { come: () => allTo(0), go: () => allTo(1), close: () => robots.forEach((robot) => robot.close()) };
}

test("two hundred who come and go leave nothing behind in a browser", async ({ person, program }) => {
  test.slow();
  const slug = await newSpace(program);
  const anna = await person(SMALL);
  await anna.enter(slug, unique("Anna"));
  const passers = await passersIn(program, slug);
  const comeAndGo = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await passers.come();
      await bubblesAre(anna.page, PASSERS);
      await passers.go();
      await bubblesAre(anna.page, 0);
    }
  };
  await comeAndGo(1);
  const before = await liveObjects(anna.page);
  await comeAndGo(200 / PASSERS);
  expectNoMore(await liveObjects(anna.page), before, SLACK);
  passers.close();
});

test("a tab that leaves and comes back again and again holds on to nothing of its visits", async ({
  person,
  program,
}) => {
  test.slow();
  const slug = await newSpace(program);
  const [anna, boris] = [await person(SMALL), await person(SMALL)];
  const [speaker] = await startTalking(anna, boris, slug);
  for (let visit = 0; visit < 2; visit++) await leaveAndReturn(boris, speaker);
  const before = await liveObjects(boris.page);
  for (let visit = 0; visit < VISITS; visit++) await leaveAndReturn(boris, speaker);
  // What is being closed, and what a collector has not found yet, is on its way out: only what stays is a leak.
  await expect(async () => expectNoMore(await liveObjects(boris.page), before, KEPT)).toPass({ timeout: 30_000 });
});
