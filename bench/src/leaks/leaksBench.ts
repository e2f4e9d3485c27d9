import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { chromium, type Browser } from "@playwright/test";
import { leaveAndReturn, passersBy, PASSERS } from "../../../e2e/harness/comings.ts";
import { liveObjects, type LiveObjects } from "../../../e2e/harness/liveObjects.ts";
import { newSpace } from "../../../e2e/harness/newSpace.ts";
import { newPerson } from "../../../e2e/harness/person.ts";
import { startProgram, type Program } from "../../../e2e/harness/program.ts";
import { startTalking } from "../../../e2e/harness/startTalking.ts";
import type { BenchResult } from "../result.ts";

const COMINGS = 200;
const VISITS = 20;
const SMALL = { viewport: { width: 1024, height: 500 }, reducedMotion: "reduce" } as const;
/** After this many visits the browser has compiled what a visit runs. */
const WARM_VISITS = 10;
/** What caches of the browser and of libraries may keep. */
const SLACK: LiveObjects = { nodes: 60, listeners: 10, peerConnections: 2, abortControllers: 4, heapKb: 2000 };
/** Objects that are about to be freed may take a moment. */
const LOOKS = 15;

interface Held {
  before: LiveObjects;
  after: LiveObjects;
}

/** What a browser holds after a day of people coming and going, compared with the start. */
export async function leaksBench(): Promise<BenchResult> {
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  const others = await comingsOfOthers(browser, program);
  const own = await ownVisits(browser, program);
  await browser.close();
  await program.stop();
  return report([
    { says: `${COMINGS} comings and goings of others`, ...others },
    { says: `${VISITS} visits of mine, each until a voice is heard`, ...own },
  ]);
}

async function comingsOfOthers(browser: Browser, program: Program): Promise<Held> {
  const slug = await newSpace(program);
  const anna = await newPerson(browser, { siteUrl: program.url, ...SMALL });
  await anna.enter(slug, "Anna");
  const passers = await passersBy(anna.page, program, slug);
  await passers.comeAndGo(1);
  const before = await liveObjects(anna.page);
  await passers.comeAndGo(COMINGS / PASSERS);
  const after = await liveObjects(anna.page);
  passers.close();
  await anna.page.context().close();
  return { before, after };
}

async function ownVisits(browser: Browser, program: Program): Promise<Held> {
  const slug = await newSpace(program);
  const options = { siteUrl: program.url, ...SMALL };
  const [anna, boris] = [await newPerson(browser, options), await newPerson(browser, options)];
  const [speaker] = await startTalking(anna, boris, slug);
  for (let visit = 0; visit < WARM_VISITS; visit++) await leaveAndReturn(boris, speaker);
  const before = await liveObjects(boris.page);
  for (let visit = 0; visit < VISITS; visit++) await leaveAndReturn(boris, speaker);
  let after = await liveObjects(boris.page);
  for (let look = 1; look < LOOKS && excessOf({ before, after }).length > 0; look++) {
    await boris.page.waitForTimeout(2000);
    after = await liveObjects(boris.page);
  }
  return { before, after };
}

const KINDS = ["nodes", "listeners", "peerConnections", "abortControllers", "heapKb"] as const;
const excessOf = ({ before, after }: Held) => KINDS.filter((kind) => after[kind] > before[kind] + SLACK[kind]);

function report(all: readonly (Held & { says: string })[]): BenchResult {
  return {
    title: "Leaks: what a browser holds after people have come and gone",
    says: `Counted over the browser's own protocol after collecting garbage: document nodes attached or not, listeners, peer connections, abort controllers (a room of the media library holds four), the heap. Visits are counted after ${WARM_VISITS} of them, when the browser has compiled what they run.`,
    columns: ["what happened", "", "nodes", "listeners", "peer connections", "abort controllers", "heap, kB"],
    rows: all.flatMap(({ says, before, after }) => [
      [says, "before", ...KINDS.map((kind) => `${before[kind]}`)],
      [says, "after", ...KINDS.map((kind) => `${after[kind]}`)],
    ]),
    verdicts: all.map((held) => ({
      says: `${held.says} leave at most ${SLACK.nodes} nodes, ${SLACK.listeners} listeners, ${SLACK.peerConnections} peer connections, ${SLACK.abortControllers} abort controllers and ${SLACK.heapKb} kB more than there were`,
      holds: excessOf(held).length === 0,
    })),
  };
}
