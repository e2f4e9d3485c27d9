import { must, newId, type AccountId, type ElementId } from "../../contract/src/index.ts";
import { enterByHand } from "../harness/byHand.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { accountOf } from "../harness/probe.ts";
import { startTalking } from "../harness/startTalking.ts";
import { steadyVoice } from "../harness/steadyVoice.ts";
import { expect, test } from "../harness/test.ts";

const AUDIBLE_WITHIN_MS = 2500;

test.describe("people meet in a spatial room", () => {
  test("two guests hear and see each other; a muted one is silent and marked @livekit", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const [annaName, borisName] = [unique("Anna"), unique("Boris")];
    await anna.enter(slug, annaName);
    await boris.enter(slug, borisName);
    await anna.turnOn("mic");
    await boris.hears(annaName);
    await boris.turnOn("mic");
    await anna.hears(borisName);
    await anna.turnOn("cam");
    await boris.sees(annaName);
    await boris.turnOn("cam");
    await anna.sees(borisName);
    await anna.turnOff("mic");
    await boris.hearsNothingOf(annaName);
    await expect(boris.page.getByRole("button", { name: `${annaName}, muted`, exact: true })).toBeVisible();
    const bubble = boris.page.getByTestId("room-map").getByText(annaName, { exact: true });
    await expect(bubble).toBeVisible();
    await anna.button("leave").click();
    await expect(bubble).toBeHidden();
  });

  test("one click lets a guest hear, and how long it took is said @alone", async ({ person, program }, { config }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const annaName = unique("Anna");
    await anna.page.addInitScript(steadyVoice);
    await anna.enter(slug, annaName);
    await anna.turnOn("mic");
    await boris.page.goto(`/s/${slug}`);
    await boris.page.getByLabel("Your name").fill(unique("Boris"));
    // People read the card while the page loads the code that the click needs.
    await boris.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /livekit-client.*\.js$/.test(name)),
    );
    const clickedAtMs = await boris.page.evaluate(() => performance.now());
    await boris.button("enter").click();
    const heardAtMs = await boris.page.evaluate(async () => {
      while (!(globalThis.__atrium && globalThis.__atrium.mixLevel() > 0.001)) await new Promise(requestAnimationFrame);
      return performance.now();
    });
    const tookMs = Math.round(heardAtMs - clickedAtMs);
    // `npm test` runs this journey alone; `npm run bench -- sound` measures the same way many times and judges it.
    const beside = config.workers === 1 ? "alone" : "beside other journeys";
    console.log(`click to first audible sample, ${beside}: ${tookMs} ms (budget ${AUDIBLE_WITHIN_MS} ms, p95)`);
    await boris.hears(annaName);
  });

  test("near hears, far does not, and back again @livekit", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const [annaName] = await startTalking(anna, boris, slug);
    expect((await boris.receives(annaName))?.gain).toBe(1);
    await boris.walkUntil("ArrowLeft", async () => (await boris.receives(annaName))?.isHeard === false);
    await boris.hearsNothingOf(annaName);
    await boris.walkUntil("ArrowRight", async () => ((await boris.receives(annaName))?.gain ?? 0) > 0);
    await boris.hears(annaName);
  });

  test("whoever is in a private area is received by nobody outside of it, whatever they ask for @livekit", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const anna = await person();
    await anna.page.addInitScript(steadyVoice);
    await anna.enter(slug, unique("Anna"));
    await anna.turnOn("mic");
    const { live, received, stop } = await enterByHand(program, slug);
    const annaId = must(await accountOf(anna.page), "Anna is inside") as AccountId;
    const roomId = must(live.room, "a room was entered").roomId;
    const hears = () => expect.poll(received, { intervals: [500] }).toBeGreaterThan(0);
    await hears();

    const { x, y } = must(live.placeOf(annaId), "Anna stands somewhere");
    const id = newId<ElementId>();
    await live.call("addPrivateAreaElement", { roomId, id, pos: { x: x - 60, y: y - 60 }, width: 120, height: 120 });
    await expect(anna.page.getByText("Nobody outside hears you")).toBeVisible();
    await expect.poll(received, { intervals: [500] }).toBe(0);
    live.move(x + 50, y);
    await hears();
    await live.call("deleteElement", { roomId, id });
    await hears();
    stop();
  });
});
