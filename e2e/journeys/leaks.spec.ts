import type { Page } from "@playwright/test";
import { leaveAndReturn, passersBy, PASSERS } from "../harness/comings.ts";
import { liveObjects, type LiveObjects } from "../harness/liveObjects.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect, test } from "../harness/test.ts";

/** What caches of the browser and of libraries may keep. */
const SLACK = { nodes: 60, listeners: 30, peerConnections: 2, abortControllers: 4, heapKb: 2500 };

const VISITS = 8;
/** Less than one object per visit. Compiled code counts as heap. */
const KEPT = {
  nodes: 60,
  listeners: VISITS / 2,
  peerConnections: 2,
  abortControllers: VISITS / 2,
  heapKb: 200 * VISITS,
};

function expectNoMore(now: LiveObjects, before: LiveObjects, slack: LiveObjects): void {
  for (const what of ["nodes", "listeners", "peerConnections", "abortControllers", "heapKb"] as const)
    expect(now[what], `${what}, at first ${before[what]}`).toBeLessThanOrEqual(before[what] + slack[what]);
}

/** Objects that are closing or not yet collected may take a moment to go: only what stays is a leak. */
const expectSoon = (page: Page, before: LiveObjects, slack: LiveObjects): Promise<void> =>
  expect(async () => expectNoMore(await liveObjects(page), before, slack)).toPass({ timeout: 30_000 });

/** Nothing here needs a large window, which takes long to render in software. */
const SMALL = { viewport: { width: 1024, height: 500 }, reducedMotion: "reduce" } as const;

test("two hundred who come and go leave nothing behind in a browser", async ({ person, program }) => {
  test.slow();
  const slug = await newSpace(program);
  const anna = await person(SMALL);
  await anna.enter(slug, unique("Anna"));
  const passers = await passersBy(anna.page, program, slug);
  await passers.comeAndGo(1);
  const before = await liveObjects(anna.page);
  await passers.comeAndGo(200 / PASSERS);
  await expectSoon(anna.page, before, SLACK);
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
  await expectSoon(boris.page, before, KEPT);
});
