import { setTimeout as wait } from "node:timers/promises";
import { DEMO_SPACE_SLUG } from "@atrium/contract";
import type { RoomState, SpaceId } from "@atrium/contract";
import type { LiveClient } from "../testkit/src/liveClient.ts";
import { createTestGuest } from "../testkit/src/testGuest.ts";
import type { TestGuest } from "../testkit/src/testGuest.ts";

const NAMES = ["Mira", "Oleg", "Hana", "Tim"];
const STEP_MS = 66;
const STEP_UNITS = 18;
const REST_MS = 4000;
const RETRY_MS = 2000;

interface Place {
  x: number;
  y: number;
}

/** Robots that walk around the demo space of a running program, and return after each restart. */
export async function startWalkers(url: string): Promise<void> {
  const people = await Promise.all(NAMES.map((name) => createTestGuest(url, name)));
  await Promise.all(people.map((person) => walkForever(person)));
}

async function walkForever(person: TestGuest): Promise<never> {
  for (;;) {
    try {
      const { spaceId } = await person.web.done("getSpaceId", { slug: DEMO_SPACE_SLUG });
      await visit(person, spaceId);
    } catch {
      // The program restarts after a change.
    }
    await wait(RETRY_MS);
  }
}

/** From entering to losing the connection. */
async function visit(person: TestGuest, spaceId: SpaceId): Promise<void> {
  const client = await person.enter(spaceId);
  const { room } = await client.join();
  let at = client.placeOf(client.accountId) ?? randomPlace(room);
  for (;;) {
    at = await walk(client, at, randomPlace(room));
    const closing = await Promise.race([client.closed, wait(Math.random() * REST_MS, null)]);
    if (closing !== null) return;
  }
}

async function walk(client: LiveClient, from: Place, to: Place): Promise<Place> {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_UNITS);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    client.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await wait(STEP_MS);
  }
  return to;
}

/** In the middle of the floor, where people are. */
const randomPlace = ({ size }: RoomState["room"]): Place => ({
  x: size.w * (0.3 + Math.random() * 0.4),
  y: size.h * (0.3 + Math.random() * 0.4),
});
