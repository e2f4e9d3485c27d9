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

/** Looks in each frame, where an expectation would look once in a while. */
const bubblesAre = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll("[data-person]:not([data-self])").length === wanted,
    count,
  );

function expectNoMore(now: LiveObjects, before: LiveObjects): void {
  for (const what of ["nodes", "listeners", "peerConnections", "heapKb"] as const)
    expect(now[what], `${what}, at first ${before[what]}`).toBeLessThanOrEqual(before[what] + SLACK[what]);
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
  expectNoMore(await liveObjects(anna.page), before);
  passers.close();
});

test("twenty visits of one tab leave nothing behind @media", async ({ person, program }) => {
  test.slow();
  const slug = await newSpace(program);
  const [anna, boris] = [await person(SMALL), await person(SMALL)];
  const [speaker] = await startTalking(anna, boris, slug);
  for (let visit = 0; visit < 3; visit++) await leaveAndReturn(boris, speaker);
  const before = await liveObjects(boris.page);
  for (let visit = 0; visit < 20; visit++) await leaveAndReturn(boris, speaker);
  expectNoMore(await liveObjects(boris.page), before);
});
