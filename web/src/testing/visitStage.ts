import { noBackdrop } from "./noBackdrop.ts";
import type { AccountId, MediaAccess, OperationName } from "@atrium/contract";
import { chatNotices } from "../chat/notices/chatNotices.ts";
import type { SoundOutput } from "../media/sound/soundOutput.ts";
import type { Call, CallOptions, Reply } from "../platform/call.ts";
import { Visit } from "../space/visit/visit.ts";
import type { VisitNeeds } from "../space/visit/visitNeeds.ts";
import { exampleEntrance } from "./examples.ts";
import { FakeClock, settle } from "./fakeClock.ts";
import { fakeLivekit } from "./fakeLivekit.ts";
import { fakeSockets } from "./fakeSocket.ts";
import { FakeMediaDevices, fakeTextStore, microphone } from "./fakeTracks.ts";
import {
  connected,
  member,
  participant,
  room,
  roomId,
  roomSnapshot,
  selfId,
  spaceId,
  spaceSnapshot,
} from "./liveFixtures.ts";

type Answer = Reply<OperationName> | ((input: never) => Reply<OperationName>);

export const entrance = exampleEntrance({
  spaceId,
  slug: "team",
  name: "Space",
  room: {
    roomId,
    name: "Lounge",
    type: "spatial",
    bgImageUrl: null,
    size: { w: 3200, h: 1800 },
    hasPassword: false,
    isEmpty: true,
  },
});

/** A visit whose server, clock, devices and page are controlled by the test. */
export function visitStage(needs: Partial<VisitNeeds> = {}) {
  const clock = new FakeClock();
  const net = fakeSockets();
  const asked: { name: OperationName; input: unknown; options: CallOptions | undefined }[] = [];
  const answers: Partial<Record<OperationName, Answer>> = happyAnswers();
  const sounds: { name: string; speakerId: string }[] = [];
  const page = { wake: () => {}, lost: () => {}, isHidden: false };
  const devices = new FakeMediaDevices();
  devices.devices = [microphone("built-in")];
  const output: OutputWatch = { unlocks: 0, isBlocked: false };
  const visit = new Visit({
    slug: "team",
    roomId: null,
    password: null,
    adminPassword: null,
    call: ((name, input, options) => {
      asked.push({ name, input, options });
      const answer = answers[name];
      if (answer === undefined) throw new Error(`Nobody answers ${name}`);
      return Promise.resolve(typeof answer === "function" ? answer(input as never) : answer);
    }) as Call,
    clock,
    random: () => 0.5,
    openSocket: net.open,
    addressOf: (node) => `ws://${node}/live`,
    page: {
      isHidden: () => page.isHidden,
      onVisibility: () => () => {},
      onWake: (listener) => ((page.wake = listener), () => {}),
      onNetworkLost: (listener) => ((page.lost = listener), () => {}),
    },
    news: { take: () => {}, catchUp: () => {} },
    playSound: (name, speakerId) => sounds.push({ name, speakerId }),
    chatNotices,
    locale: () => "en",
    devicePixels: () => 1,
    frames: () => Promise.resolve(160),
    media: {
      store: fakeTextStore(),
      devices,
      captureScreen: () => Promise.reject(new Error("No screen")),
      createOutput: () => silentOutput(output),
      loadLivekit: () => Promise.resolve(fakeLivekit().livekit),
      backdrop: noBackdrop,
    },
    ...needs,
  });
  return { visit, clock, net, asked, answers, sounds, page, devices, output, ...actions(visit, net) };
}

/** A token for a media room, as far as the browser reads it. */
export const mediaOf = (mediaRoom: string): MediaAccess => ({
  url: "ws://media",
  token: `head.${btoa(JSON.stringify({ video: { room: mediaRoom } }))}.sign`,
});

const success = (value: unknown): Answer => ({ ok: true, value }) as never;

function happyAnswers(): Partial<Record<OperationName, Answer>> {
  const account = { accountId: selfId, name: "Ada" };
  return {
    getSpaceEntrance: success({ entrance }),
    getAccountProfile: success({ account: null }),
    registerUnverifiedAccount: success({ account }),
    canJoinSpace: success({ state: "open", ticket: "ticket", address: "", expiresInMs: 30_000 }),
    checkMedia: success({ media: { url: "ws://media", token: "trial" }, gates: [] }),
    getIceServers: success({ iceServers: [] }),
  };
}

/** What the server does at its end of the newest socket. */
function actions(visit: Visit, net: ReturnType<typeof fakeSockets>) {
  const greet = async (snapshot = spaceSnapshot([participant(selfId, "Ada")])) => {
    await settle();
    net.last().open();
    net.last().tell(connected(snapshot));
    await settle();
  };
  const answer = async (operation: OperationName, reply: Record<string, unknown>) => {
    const call = net
      .last()
      .of("call")
      .findLast((one) => one.operation === operation);
    if (call === undefined) throw new Error(`${operation} was not called`);
    net.last().tell({ type: "reply", id: call.id, reply });
    await settle();
    return call;
  };
  const letIn = async (others: AccountId[] = []) => {
    const members = [member(selfId, 0, [10_000, 10_000]), ...others.map((id, index) => member(id, index + 1))];
    const state = { room, snapshot: roomSnapshot(members), media: mediaOf("lounge") };
    return answer("joinRoom", { success: { room: state } });
  };
  const enter = async () => {
    await settle();
    const entering = visit.enter({ name: "Ada" });
    await greet();
    await letIn();
    return entering;
  };
  return { greet, answer, letIn, enter };
}

/** The recorded calls to the sound output, and whether the browser lets it play. */
interface OutputWatch {
  unlocks: number;
  isBlocked: boolean;
}

/** An output that plays nothing and records its calls. */
export function silentOutput(watch: OutputWatch): SoundOutput {
  return {
    add: () => {},
    remove: () => {},
    set: () => {},
    level: () => 0,
    mixLevel: () => 0,
    gainOf: () => 0,
    unlock: () => void (watch.unlocks += 1),
    isBlocked: () => watch.isBlocked,
    onBlockedChange: () => () => {},
    setSpeaker: () => Promise.resolve(true),
    canChooseSpeaker: () => true,
    meter: () => ({ level: () => 0, stop: () => {} }),
    playTestSound: () => Promise.resolve(),
    dispose: () => {},
  };
}
