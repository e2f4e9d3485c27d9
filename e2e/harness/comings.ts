import { expect, type Page } from "@playwright/test";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { Person } from "./person.ts";
import type { Program } from "./program.ts";

export const PASSERS = 20;

/** Checks in every frame, as an expectation polls less often. */
const bubblesAre = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll("[data-person]:not([data-self])").length === wanted,
    count,
  );

/** Robots with a live link and no media, who enter and leave the page's room together. */
export async function passersBy(page: Page, program: Program, slug: string) {
  const robots: LiveClient[] = [];
  for (let nth = 0; nth < PASSERS; nth++) {
    const guest = await createTestGuest(program.url, `Passer ${nth}`);
    const { spaceId } = await guest.web.done("getSpaceId", { slug });
    robots.push(await guest.enter(spaceId));
  }
  const rooms = Object.values(robots[0]?.space.records.room ?? {}).toSorted((a, b) => a.position - b.position);
  const allTo = (at: number) => Promise.all(robots.map((robot) => robot.join(rooms[at]?.id)));
  return {
    async comeAndGo(times: number): Promise<void> {
      for (let time = 0; time < times; time++) {
        await allTo(0);
        await bubblesAre(page, PASSERS);
        await allTo(1);
        await bubblesAre(page, 0);
      }
    },
    close: () => robots.forEach((robot) => robot.close()),
  };
}

/** Leaves the space and returns, and waits until the speaker is heard again. */
export async function leaveAndReturn(person: Person, speaker: string): Promise<void> {
  await person.button("leave").click();
  await person.page.getByRole("button", { name: "Come back" }).click();
  await expect(person.button("leave")).toBeVisible();
  const packets = async () => (await person.receives(speaker))?.audioPackets ?? 0;
  await expect.poll(packets, { intervals: [100] }).toBeGreaterThan(0);
}
