import { must, newId } from "@atrium/contract";
import { decideMuteSelf, decideSetCaptions } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import type { Captioning } from "../../captions/index.ts";
import { inRoom } from "../actors/decideHere.ts";
import { SpaceActor } from "../actors/spaceActor.ts";
import { createLiveCaptions } from "./liveCaptions.ts";

function arrange(readers: number) {
  const clock = createFakeClock();
  const room = aRoom({ type: "collaboration", capacity: 6000 });
  const space = new SpaceActor(aLoadedSpace({ rooms: [room], maxOnline: 6000 }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const enter = () => {
    const person = aPerson();
    let lines = 0;
    const outlet = {
      ...createLiveOutlet(),
      deliver: (frame: { message(): { type: string } }) => void (lines += frame.message().type === "events" ? 1 : 0),
    };
    space.enter({ person, sessionId: "s", outlet, replaces: null });
    space.enterRoom(person.accountId, room.id);
    return { accountId: person.accountId, lines: () => lines };
  };
  const speaker = enter();
  const all = Array.from({ length: readers }, enter);
  const at = { space, roomId: room.id };
  inRoom({ ...at, accountId: speaker.accountId }, decideMuteSelf, { audioMuted: false });
  for (const { accountId } of all) inRoom({ ...at, accountId }, decideSetCaptions, { language: "ru" });
  return { clock, space, speaker, all };
}

test("a hundred readers are one translation", async () => {
  const { clock, space, speaker, all } = arrange(100);
  const asked: string[] = [];
  let say: (text: string, isFinal: boolean) => void = () => undefined;
  const captioning: Captioning = {
    spoken: ["en"],
    recognise(_language, hears) {
      say = (text, isFinal) => hears.onWords(text, isFinal);
      return { hear: () => undefined, finish: () => undefined, drop: () => undefined };
    },
    translate: async ({ text, to }) => {
      asked.push(`${to} ${text}`);
      return `ru: ${text}`;
    },
  };
  const captions = createLiveCaptions({ captioning, clock });
  captions.voice({ space, accountId: speaker.accountId }, "en");
  captions.hear({ space, accountId: speaker.accountId }, Buffer.alloc(3200));
  say("Hello all", true);
  await expect.poll(() => must(all.at(-1), "the last").lines()).toBe(1);
  expect(asked).toEqual(["ru Hello all"]);
  expect(all.every((each) => each.lines() === 1)).toBe(true);
  expect(speaker.lines()).toBe(0);
  captions.stop();
});
