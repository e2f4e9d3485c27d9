import { constants, must, newId } from "@atrium/contract";
import type { PasskeyId } from "@atrium/contract";
import type { PasskeyDevice } from "@atrium/testkit/passkeyDevice";
import type { Attempt, Cases, Person, World } from "./world.ts";

/** A passkey a device has created for somebody, not yet submitted. */
async function made(by: Person, device: PasskeyDevice): Promise<Attempt<"addPasskey">> {
  const { making } = must((await by.browser.call("startPasskey", {})).value, "started");
  return { by, input: { made: device.make(making) } };
}

/** Somebody with this many passkeys, and the one they created last. */
async function withPasskeys(world: World, { device = world.passkeyDevice(), count = 1 } = {}) {
  const by = await world.account();
  let passkeyId = newId<PasskeyId>();
  for (let kept = 0; kept < count; kept += 1) {
    const { input } = await made(by, device);
    passkeyId = must((await by.browser.call("addPasskey", input)).value, "added").passkey.id;
    world.clock.skipSteady(1000);
  }
  return { by, passkeyId };
}

/** A passkey's signature in a browser without a session. */
async function signed(world: World): Promise<Attempt<"authAccountByPasskey">> {
  const [device, by] = [world.passkeyDevice(), await world.nobody()];
  await withPasskeys(world, { device });
  const { asking } = must((await by.browser.call("startPasskeySignIn", {})).value, "started");
  return { by, input: { proof: device.sign(asking) } };
}

const full = (world: World) => withPasskeys(world, { count: constants.passkeys.most });

export const passkeyCases = {
  listPasskeys: { success: async (world) => ({ by: (await withPasskeys(world)).by, input: {} }) },
  startPasskey: {
    success: async (world) => ({ by: await world.account(), input: {} }),
    async proofNeeded(world) {
      const by = await world.account();
      world.clock.move(constants.login.provenForMs);
      return { by, input: {} };
    },
    tooManyPasskeys: async (world) => ({ by: (await full(world)).by, input: {} }),
  },
  addPasskey: {
    success: async (world) => made(await world.account(), world.passkeyDevice()),
    passkeyRefused: async (world) => made(await world.account(), world.passkeyDevice().at("https://evil.example")),
    async tooManyPasskeys(world) {
      const { by } = await withPasskeys(world, { count: constants.passkeys.most - 1 });
      const last = await made(by, world.passkeyDevice());
      await by.browser.call("addPasskey", (await made(by, world.passkeyDevice())).input);
      return last;
    },
  },
  renamePasskey: {
    async success(world) {
      const { by, passkeyId } = await withPasskeys(world);
      return { by, input: { passkeyId, name: "Blue key" } };
    },
    passkeyNotFound: async (world) => ({
      by: await world.account(),
      input: { passkeyId: (await withPasskeys(world)).passkeyId, name: "Blue key" },
    }),
  },
  removePasskey: {
    async success(world) {
      const { by, passkeyId } = await withPasskeys(world);
      return { by, input: { passkeyId } };
    },
    passkeyNotFound: async (world) => ({
      by: await world.account(),
      input: { passkeyId: (await withPasskeys(world)).passkeyId },
    }),
  },
  startPasskeySignIn: {
    success: async (world) => ({ by: await world.nobody(), input: {} }),
    tooOftenAttempts: async (world) => ({ by: await world.limited("passkeySignIns", 300), input: {} }),
  },
  authAccountByPasskey: {
    success: signed,
    async passkeyNotFound(world) {
      const { by, input } = await signed(world);
      return { by, input: { proof: { ...input.proof, id: newId() } } };
    },
    async passkeyRefused(world) {
      const attempt = await signed(world);
      world.clock.move(constants.passkeys.challengeForMs);
      return attempt;
    },
  },
} satisfies Partial<Cases>;
