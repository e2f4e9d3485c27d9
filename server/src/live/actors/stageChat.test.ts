import { constants, must, newId } from "@atrium/contract";
import { decideTellChat } from "@atrium/rules";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { onRoom } from "./decideHere.ts";
import { SpaceActor } from "./spaceActor.ts";

const { crowdFrom, gatherMs } = constants.events;

/** A stage with this many people, in which messages are written, and what one of them receives. */
function aStage(people: number) {
  const clock = createFakeClock();
  const hall = aRoom({ type: "stage", capacity: 5000 });
  const space = new SpaceActor(aLoadedSpace({ rooms: [hall], maxOnline: 5000 }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const outlets = Array.from({ length: people }, () => {
    const [person, outlet] = [aPerson(), createLiveOutlet()];
    space.enter({ person, sessionId: "s", outlet, replaces: null });
    space.enterRoom(person.accountId, hall.id);
    return outlet;
  });
  clock.advance(2000);
  outlets.forEach((outlet) => outlet.waiting.splice(0));
  const write = (position: number) => {
    const message = aChatMessage({ position, revision: position });
    const told = { revision: position, change: { kind: "message", message }, arrivedAt: () => "" } as const;
    onRoom({ space, roomId: hall.id }, decideTellChat, told);
  };
  /** Positions of the messages, frame by frame. */
  const framesOf = (at: number) =>
    must(outlets[at], "one of them").waiting.flatMap((sent) =>
      sent.type === "events"
        ? [sent.events.map((event) => (event.kind === "chatMessage" ? event.message.position : event.kind))]
        : [],
    );
  return { clock, write, framesOf };
}

test("on a crowded stage messages of a chat come in one frame every 200 ms, in order and without a loss", () => {
  const { clock, write, framesOf } = aStage(crowdFrom);
  const everyMs = gatherMs / 4;
  for (let position = 1; position <= 20; position += 1) {
    write(position);
    clock.advance(everyMs);
  }
  clock.advance(gatherMs);
  const frames = [[1], [2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20]];
  for (const at of [0, crowdFrom - 1]) expect(framesOf(at)).toEqual(frames);
});

test("on a stage with few people each message comes at once", () => {
  const { write, framesOf } = aStage(3);
  for (const position of [1, 2, 3]) write(position);
  expect(framesOf(0)).toEqual([[1], [2], [3]]);
});
