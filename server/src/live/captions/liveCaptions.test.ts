import { must, newId } from "@atrium/contract";
import type { CaptionLine, DownMessage } from "@atrium/contract";
import { decideMuteSelf, decideSetCaptions } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import type { Captioning } from "../../captions/index.ts";
import { inRoom } from "../actors/decideHere.ts";
import { SpaceActor } from "../actors/spaceActor.ts";
import { createLiveCaptions } from "./liveCaptions.ts";

function arrange(readers: number, language = "ru") {
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
    const lines: CaptionLine[] = [];
    const take = (message: DownMessage) => {
      const events = message.type === "events" ? message.events : [];
      for (const event of events) if (event.kind === "caption") lines.push(event.line);
    };
    const deliver = (frame: { message(): DownMessage }) => take(frame.message());
    space.enter({ person, sessionId: "s", outlet: { ...createLiveOutlet(), deliver }, replaces: null });
    space.enterRoom(person.accountId, room.id);
    const isIn = (...privateAreaIds: string[]) =>
      space.roomOf(person.accountId)?.actor.changeMember(person.accountId, { privateAreaIds });
    const texts = () => lines.map(({ text }) => text);
    return { accountId: person.accountId, lines: () => lines.length, texts, isIn, said: lines };
  };
  const speaker = enter();
  const all = Array.from({ length: readers }, enter);
  const at = { space, roomId: room.id };
  const reads = ({ accountId }: Pick<typeof speaker, "accountId">) =>
    inRoom({ ...at, accountId }, decideSetCaptions, { language });
  inRoom({ ...at, accountId: speaker.accountId }, decideMuteSelf, { audioMuted: false });
  for (const each of all) reads(each);
  return { clock, space, speaker, all, reads };
}

/** Recognises what a test says it does, and notes whom it is to recognise. */
function aRecogniser() {
  const begun: { isDropped: boolean; say: (text: string, isFinal: boolean) => void }[] = [];
  const captioning: Captioning = {
    spoken: ["en"],
    read: ["en"],
    recognise(_language, hears) {
      const one = { isDropped: false, say: (text: string, isFinal: boolean) => hears.onWords(text, isFinal) };
      begun.push(one);
      return { hear: () => undefined, finish: () => undefined, drop: () => void (one.isDropped = true) };
    },
    translate: null,
  };
  return { captioning, begun, last: () => must(begun.at(-1), "somebody is recognised") };
}
const SOUND = Buffer.alloc(3200);

test("a hundred readers are one translation", async () => {
  const { clock, space, speaker, all } = arrange(100);
  const asked: string[] = [];
  let say: (text: string, isFinal: boolean) => void = () => undefined;
  const captioning: Captioning = {
    spoken: ["en"],
    read: ["en", "ru"],
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
  captions.hear({ space, accountId: speaker.accountId }, SOUND);
  say("Hello all", true);
  await expect.poll(() => must(all.at(-1), "the last").lines()).toBe(1);
  expect(asked).toEqual(["ru Hello all"]);
  expect(all.every((each) => each.lines() === 1)).toBe(true);
  expect(speaker.lines()).toBe(0);
  captions.stop();
});

test("what is said within a private area is not read outside of it, nor by who comes in later", () => {
  const { clock, space, speaker, all, reads } = arrange(3, "en");
  const [inside, outside, comer] = [must(all[0], "one"), must(all[1], "another"), must(all[2], "a third")];
  const { captioning, begun, last } = aRecogniser();
  const captions = createLiveCaptions({ captioning, clock });
  const at = { space, accountId: speaker.accountId };
  reads(speaker);
  speaker.isIn("area");
  captions.voice(at, "en");
  captions.hear(at, SOUND);
  expect(begun).toEqual([]);
  inside.isIn("area");
  captions.hear(at, SOUND);
  last().say("let us", false);
  comer.isIn("area");
  clock.advance(400);
  captions.hear(at, SOUND);
  last().say("let us sell", false);
  expect([inside.texts(), outside.texts(), comer.texts()]).toEqual([["let us", "let us sell"], [], []]);
  speaker.isIn();
  last().say("let us sell it", true);
  captions.hear(at, SOUND);
  expect(begun.map(({ isDropped }) => isDropped)).toEqual([true, false]);
  last().say("hello", true);
  expect([inside.texts(), outside.texts()]).toEqual([["let us", "let us sell", "hello"], ["hello"]]);
  speaker.isIn("area");
  captions.hear(at, SOUND);
  last().say("", false);
  last().say("now then", true);
  expect([comer.texts(), outside.texts(), speaker.texts()]).toEqual([["hello", "now then"], ["hello"], []]);
  captions.stop();
});

test("whoever begins again and again has a few last words awaited, not ever more", () => {
  const { clock, space, speaker } = arrange(1, "en");
  const { captioning, begun } = aRecogniser();
  const captions = createLiveCaptions({ captioning, clock });
  const at = { space, accountId: speaker.accountId };
  for (let times = 0; times < 12; times += 1) {
    captions.voice(at, "en");
    captions.hear(at, SOUND);
  }
  expect(begun.map(({ isDropped }) => isDropped)).toEqual(begun.map((_one, at) => at < 7));
  captions.stop();
  expect(begun.map(({ isDropped }) => isDropped)).toEqual(begun.map(() => true));
});

test("after a restart no number of a line comes again that a page still shows", () => {
  const { clock, space, speaker, all } = arrange(1, "en");
  const at = { space, accountId: speaker.accountId };
  for (const words of ["before", "after"]) {
    const { captioning, last } = aRecogniser();
    const captions = createLiveCaptions({ captioning, clock });
    captions.voice(at, "en");
    captions.hear(at, SOUND);
    last().say(words, true);
    captions.stop();
    clock.advance(5000);
  }
  const [before, after] = must(all[0], "one").said.map(({ line }) => line);
  expect(after).toBeGreaterThan(must(before, "a number"));
});
