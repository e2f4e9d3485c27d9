import { must, newId } from "@atrium/contract";
import type { BroadcastId, OperationName, SpaceId } from "@atrium/contract";
import type { Attempt, Cases, Scene, World } from "./world.ts";

const STATES = ["nobody", "offered", "taken", "onAir"] as const;
type State = (typeof STATES)[number];

/** A scene whose host has come this far on air, while the guest is in a room; and the host's stream. */
async function upTo(world: World, state: State): Promise<{ scene: Scene; streamName: string }> {
  const scene = await world.scene();
  await scene.guest.live.join(must(scene.rooms[0], "every template has rooms").id);
  const reached = STATES.indexOf(state);
  const { spaceId } = scene;
  let streamName = newId();
  const steps = [
    async () => ({ streamName } = await done<{ streamName: string }>(scene, "createBroadcastToken", { spaceId })),
    async () => done(scene, "createBroadcast", { spaceId, streamName, audio: true, video: true }),
    async () => done(scene, "activateBroadcast", { spaceId }),
  ];
  for (const step of steps.slice(0, reached)) await step();
  return { scene, streamName };
}

async function done<Value>(
  { host }: Scene,
  name: OperationName,
  input: { spaceId: SpaceId; [field: string]: unknown },
): Promise<Value> {
  const reply = await host.live.call(name, input);
  if (!("success" in reply)) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  return reply.success as Value;
}

const at =
  <Name extends OperationName>(_name: Name, [who, state]: ["host" | "guest", State], input: object = {}) =>
  async (world: World): Promise<Attempt<Name>> => {
    const { scene } = await upTo(world, state);
    return { by: scene[who], input: { spaceId: scene.spaceId, ...input } } as Attempt<Name>;
  };
const beginning = (state: State) => async (world: World) => {
  const { scene, streamName } = await upTo(world, state);
  return { by: scene.host, input: { spaceId: scene.spaceId, streamName, audio: true, video: false } };
};
const content = "👏" as const;

export const broadcastCases = {
  createBroadcastToken: {
    success: at("createBroadcastToken", ["guest", "onAir"]),
    broadcastDoesNotExists: at("createBroadcastToken", ["guest", "taken"]),
  },
  createBroadcast: {
    success: beginning("offered"),
    broadcastAlreadyInUse: beginning("onAir"),
    broadcastDoesNotExists: beginning("nobody"),
  },
  activateBroadcast: {
    success: at("activateBroadcast", ["host", "taken"]),
    broadcastDoesNotExists: at("activateBroadcast", ["host", "offered"]),
  },
  updateBroadcast: {
    success: at("updateBroadcast", ["host", "onAir"], { audio: false, screen: true }),
    broadcastDoesNotExists: at("updateBroadcast", ["host", "nobody"], { audio: false }),
  },
  addBroadcastReaction: {
    success: at("addBroadcastReaction", ["guest", "onAir"], { content }),
    broadcastDoesNotExists: at("addBroadcastReaction", ["guest", "taken"], { content }),
  },
  stopBroadcast: {
    success: at("stopBroadcast", ["host", "onAir"]),
    broadcastDoesNotExists: at("stopBroadcast", ["host", "onAir"], { broadcastId: newId<BroadcastId>() }),
  },
} satisfies Partial<Cases>;
