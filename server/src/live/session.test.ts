import { PROTOCOL, newId } from "@atrium/contract";
import type { ConnectionId, DownMessage, RequestId, RoomId, UpMessage } from "@atrium/contract";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { SpaceActor } from "./actors/spaceActor.ts";
import type { ConnectionHandler, Line } from "./sockets/connection.ts";
import { Session } from "./session.ts";
import type { Entered, SessionNeeds } from "./session.ts";

const hello: UpMessage = { type: "hello", protocol: PROTOCOL, ticket: "t" };
const call = (operation: string, id = newId<RequestId>()): UpMessage => ({ type: "call", id, operation, input: {} });
/** Lets pending promises settle. */
const settle = () => new Promise<void>((done) => void setImmediate(done));

function aLine() {
  const said: DownMessage[] = [];
  const line = { said, pings: 0, closedWith: null as number | null, handler: null as ConnectionHandler | null };
  const close = (code: number) => {
    line.closedWith ??= code;
  };
  const ends: Line = {
    id: newId<ConnectionId>(),
    handle: (handler) => void (line.handler = handler),
    send: (message) => void said.push(message),
    sendFrame: (frame) => void said.push(JSON.parse(frame.bytes().subarray(frame.bytes().indexOf("{")).toString())),
    sendPresence: () => true,
    ping: () => void (line.pings += 1),
    end: ({ closeCode }) => close(closeCode),
    close,
    abandon: () => close(1006),
  };
  const say = (message: UpMessage) =>
    message.type === "move" ? line.handler?.onMove(message) : line.handler?.onMessage(message, JSON.stringify(message));
  return { ends, line, say };
}

function arrange(needs: Partial<SessionNeeds> = {}) {
  const clock = createFakeClock(0);
  const room = aRoom();
  const space = new SpaceActor(aLoadedSpace({ rooms: [room] }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => "m",
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const person = aPerson();
  const { accountId } = person;
  const caller = { accountId, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
  const letIn: SessionNeeds["enter"] = (_hello, outlet) => {
    space.enter({ person, sessionId: "s", outlet, replaces: null });
    return Promise.resolve({ kind: "in", visit: { space, accountId, caller } });
  };
  const { ends, line, say } = aLine();
  const faults: unknown[] = [];
  const relayed: unknown[] = [];
  const greeted = { times: 0 };
  void new Session(
    ends,
    {
      onGreeted: () => void (greeted.times += 1),
      enter: letIn,
      call: () => Promise.resolve({ success: {} }),
      captions: { voice: () => undefined, hear: () => undefined },
      relay: (_line, address, texts) => void relayed.push(address, ...texts),
      onFault: (error) => void faults.push(error),
      ...needs,
    },
    0,
  );
  return { say, line, space, room, accountId, faults, relayed, greeted };
}

test("anything before hello ends the connection", () => {
  const messages: UpMessage[] = [{ type: "move", x: 1, y: 1 }, { type: "leave" }, call("joinRoom")];
  for (const message of messages) {
    const { say, line } = arrange();
    say(message);
    expect(line.closedWith).toBe(1008);
  }
});

test("without hello in time the connection ends", () => {
  const { line } = arrange();
  line.handler?.onCheck(9_999);
  expect(line.closedWith).toBeNull();
  line.handler?.onCheck(10_000);
  expect(line.closedWith).toBe(1008);
});

test("a connection has greeted once it says hello, whether it is let in or not", () => {
  const { say, greeted } = arrange({ enter: () => new Promise(() => {}) });
  expect(greeted.times).toBe(0);
  say(hello);
  say(hello);
  expect(greeted.times).toBe(1);
});

test("what is said while somebody is let in is heard afterwards, in order", async () => {
  const { say, space, room, accountId } = arrange({
    call: () => {
      space.enterRoom(accountId, room.id);
      return Promise.resolve({ success: {} });
    },
  });
  say(hello);
  say(call("joinRoom"));
  await settle();
  say({ type: "move", x: 5_000_000, y: 5_000_000 });
  expect(space.roomOf(accountId)?.actor.member(accountId)?.pos).toEqual([5_000_000, 5_000_000]);
});

test("however many moves come while somebody is let in, they end nothing", async () => {
  const { line, say, space, accountId } = arrange();
  say(hello);
  for (let x = 0; x < 200; x += 1) line.handler?.onMove({ type: "move", x, y: 0 });
  await settle();
  expect(line.closedWith).toBeNull();
  expect(space.participant(accountId)).toMatchObject({ away: false });
});

test("a second hello ends the connection", async () => {
  const { say, line } = arrange();
  say(hello);
  await settle();
  say(hello);
  expect(line.closedWith).toBe(1008);
});

test("whoever may not come in is told why", async () => {
  const { say, line } = arrange({
    enter: () => Promise.resolve<Entered>({ kind: "out", ending: { closeCode: 4010 } }),
  });
  say(hello);
  await settle();
  expect(line.closedWith).toBe(4010);
});

test("a fault of ours while letting somebody in asks them to come again", async () => {
  const { say, line, faults } = arrange({ enter: () => Promise.reject(new Error("database away")) });
  say(hello);
  await settle();
  expect(line.closedWith).toBe(1011);
  expect(faults).toHaveLength(1);
});

test("a space that lives elsewhere is reached there, with all that was said", async () => {
  const { say, relayed } = arrange({
    enter: () => Promise.resolve<Entered>({ kind: "elsewhere", address: "http://other" }),
  });
  say(hello);
  say({ type: "leave" });
  await settle();
  expect(relayed).toEqual(["http://other", JSON.stringify(hello), '{"type":"leave"}']);
});

test("calls are answered one after another, in the order they came", async () => {
  const order: string[] = [];
  const { say, line } = arrange({
    call: async (_visit, { operation }) => {
      order.push(`${operation} begins`);
      await settle();
      order.push(`${operation} ends`);
      return { success: {} };
    },
  });
  say(hello);
  await settle();
  say(call("one"));
  say(call("two"));
  await settle();
  await settle();
  await settle();
  expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect(line.said.filter((message) => message.type === "reply")).toHaveLength(2);
});

test("a call that fails by our fault is answered and the next one runs", async () => {
  let tries = 0;
  const { say, line } = arrange({
    call: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("broken")) : Promise.resolve({ success: {} });
    },
  });
  say(hello);
  await settle();
  say(call("one"));
  say(call("two"));
  await settle();
  const replies = line.said.flatMap((message) => (message.type === "reply" ? [Object.keys(message.reply)[0]] : []));
  expect(replies).toEqual(["unknownError", "success"]);
});

test("news of a room waits for the reply that holds its state", async () => {
  const { say, line, space, room, accountId } = arrange({
    call: async () => {
      const open = space.enterRoom(accountId, room.id);
      open?.actor.changeMember(accountId, { audioMuted: false });
      await settle();
      return { success: {} };
    },
  });
  say(hello);
  await settle();
  say(call("joinRoom"));
  await settle();
  await settle();
  const order = line.said.map((message) => message.type);
  expect(order.indexOf("roomPatches")).toBeGreaterThan(order.indexOf("reply"));
});

test("that a room closed is said after the reply that let one in", async () => {
  const { say, line, space, room, accountId } = arrange({
    call: async () => {
      space.enterRoom(accountId, room.id);
      space.change([{ type: "gone", kind: "room", id: room.id }]);
      await settle();
      return { success: {} };
    },
  });
  say(hello);
  await settle();
  say(call("joinRoom"));
  await settle();
  await settle();
  const order = line.said.map((message) => message.type).filter((type) => type === "reply" || type === "roomClosed");
  expect(order).toEqual(["reply", "roomClosed"]);
});

test("a clean goodbye is at once, a broken line is awaited back", async () => {
  const [polite, leaving] = [arrange(), arrange()];
  for (const { say } of [polite, leaving]) say(hello);
  await settle();
  polite.line.handler?.onClosed(1000);
  leaving.say({ type: "leave" });
  expect([polite.space.online, leaving.space.online]).toEqual([0, 0]);
  const { say, line, space, accountId } = arrange();
  say(hello);
  await settle();
  line.handler?.onClosed(1006);
  expect(space.participant(accountId)?.away).toBe(true);
});

test("a connection lost while its person is let in leaves nobody connected", async () => {
  const { say, line, space, accountId } = arrange();
  say(hello);
  line.handler?.onClosed(1006);
  await settle();
  expect(space.participant(accountId)?.away).toBe(true);
});

test("a goodbye while somebody is let in leaves nobody to be awaited", async () => {
  const closed = arrange();
  closed.say(hello);
  closed.line.handler?.onClosed(1000);
  const said = arrange();
  said.say(hello);
  said.say({ type: "leave" });
  said.line.handler?.onClosed(1006);
  await settle();
  expect([closed.space.online, said.space.online]).toEqual([0, 0]);
});

test("a resync of a room one is not in says nothing", async () => {
  const { say, line } = arrange();
  say(hello);
  await settle();
  const before = line.said.length;
  say({ type: "resync", scope: "room", roomId: newId<RoomId>(), since: 0 });
  expect(line.said).toHaveLength(before);
  expect(line.closedWith).toBeNull();
});

test("an own link is only asked whether it lives, and left", async () => {
  const { say, line } = arrange({ enter: () => Promise.resolve<Entered>({ kind: "listening" }) });
  say(hello);
  say({ type: "ask" });
  await settle();
  say({ type: "pong", t: 1 });
  expect([line.pings, line.closedWith]).toEqual([1, null]);
  say({ type: "leave" });
  expect(line.closedWith).toBe(1000);
});

test.each<UpMessage>([call("joinRoom"), { type: "move", x: 1, y: 1 }, { type: "sharing", screen: true }, hello])(
  "an own link ends with what only somebody in a space may say: $type",
  async (message) => {
    const { say, line } = arrange({ enter: () => Promise.resolve<Entered>({ kind: "listening" }) });
    say(hello);
    await settle();
    say(message);
    expect(line.closedWith).toBe(1008);
  },
);
