import { createTestGuest } from "@atrium/testkit/testGuest";

const STEP_EVERY_MS = 100;
const STEP_UNITS = 5;

/** Somebody who walks around, so that the live link carries messages. */
export interface Stroller {
  rest(): void;
  walk(): void;
  leave(): void;
}

export async function startStroller(url: string, slug: string): Promise<Stroller> {
  const guest = await createTestGuest(url, "Stroller");
  const { spaceId } = await guest.web.done("getSpaceId", { slug });
  const client = await guest.enter(spaceId);
  await client.join();
  const { x, y } = client.placeOf(client.accountId) ?? { x: 0, y: 0 };
  let [steps, isWalking] = [0, true];
  const walking = setInterval(() => {
    if (isWalking) client.move(x + (++steps % 2) * STEP_UNITS, y);
  }, STEP_EVERY_MS);
  return {
    rest: () => void (isWalking = false),
    walk: () => void (isWalking = true),
    leave() {
      clearInterval(walking);
      client.close();
    },
  };
}
