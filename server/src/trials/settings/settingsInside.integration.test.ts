// Every setting of a space and of a room is changed while people are inside: its effect on them and on newcomers,
// within five seconds.
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { insideRoomCases } from "./insideRoomCases.ts";
import { InsideScene } from "./insideScene.ts";
import { insideSpaceCases } from "./insideSpaceCases.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

let scene: InsideScene;
beforeEach(async () => {
  scene = await InsideScene.open({ url: atrium.url, database });
});
afterEach(() => scene.close());

test.each(Object.entries(insideSpaceCases))(
  "%s of a space is felt by those inside and by who comes",
  async (_name, felt) => {
    await felt(scene);
    expect(JSON.stringify(scene.guest.heard)).not.toMatch(/open sesame|for the crew|argon2/u);
  },
);

test.each(Object.entries(insideRoomCases))(
  "%s of a room is felt by those inside and by who comes",
  async (_name, felt) => {
    await felt(scene);
    expect(JSON.stringify(scene.guest.heard)).not.toMatch(/open sesame|argon2/u);
  },
);
