import { constants, must, newId } from "@atrium/contract";
import type { PasskeyId } from "@atrium/contract";
import type { PasskeyDevice } from "@atrium/testkit/passkeyDevice";
import type { Attempt, Cases, Person, Stage } from "./stage.ts";

/** What a device makes for somebody, not yet handed in. */
async function made(by: Person, device: PasskeyDevice): Promise<Attempt<"addPasskey">> {
  const { making } = must((await by.browser.call("startPasskey", {})).value, "started");
  return { by, input: { made: device.make(making) } };
}

/** Somebody with so many passkeys, and the one they made last. */
async function withPasskeys(stage: Stage, { device = stage.passkeyDevice(), count = 1 } = {}) {
  const by = await stage.account();
  let passkeyId = newId<PasskeyId>();
  for (let kept = 0; kept < count; kept += 1) {
    const { input } = await made(by, device);
    passkeyId = must((await by.browser.call("addPasskey", input)).value, "added").passkey.id;
    stage.clock.skipSteady(1000);
  }
  return { by, passkeyId };
}

/** What a passkey signs in a browser without a session. */
async function signed(stage: Stage): Promise<Attempt<"authAccountByPasskey">> {
  const [device, by] = [stage.passkeyDevice(), await stage.nobody()];
  await withPasskeys(stage, { device });
  const { asking } = must((await by.browser.call("startPasskeySignIn", {})).value, "started");
  return { by, input: { proof: device.sign(asking) } };
}

const full = (stage: Stage) => withPasskeys(stage, { count: constants.passkeys.most });

export const passkeyCases = {
  listPasskeys: { success: async (stage) => ({ by: (await withPasskeys(stage)).by, input: {} }) },
  startPasskey: {
    success: async (stage) => ({ by: await stage.account(), input: {} }),
    tooManyPasskeys: async (stage) => ({ by: (await full(stage)).by, input: {} }),
  },
  addPasskey: {
    success: async (stage) => made(await stage.account(), stage.passkeyDevice()),
    passkeyRefused: async (stage) => made(await stage.account(), stage.passkeyDevice().at("https://evil.example")),
    async tooManyPasskeys(stage) {
      const { by } = await withPasskeys(stage, { count: constants.passkeys.most - 1 });
      const last = await made(by, stage.passkeyDevice());
      await by.browser.call("addPasskey", (await made(by, stage.passkeyDevice())).input);
      return last;
    },
  },
  renamePasskey: {
    async success(stage) {
      const { by, passkeyId } = await withPasskeys(stage);
      return { by, input: { passkeyId, name: "Blue key" } };
    },
    passkeyNotFound: async (stage) => ({
      by: await stage.account(),
      input: { passkeyId: (await withPasskeys(stage)).passkeyId, name: "Blue key" },
    }),
  },
  removePasskey: {
    async success(stage) {
      const { by, passkeyId } = await withPasskeys(stage);
      return { by, input: { passkeyId } };
    },
    passkeyNotFound: async (stage) => ({
      by: await stage.account(),
      input: { passkeyId: (await withPasskeys(stage)).passkeyId },
    }),
  },
  startPasskeySignIn: {
    success: async (stage) => ({ by: await stage.nobody(), input: {} }),
    tooOftenAttempts: async (stage) => ({ by: await stage.limited("passkeySignIns", 300), input: {} }),
  },
  authAccountByPasskey: {
    success: signed,
    async passkeyNotFound(stage) {
      const { by, input } = await signed(stage);
      return { by, input: { proof: { ...input.proof, id: newId() } } };
    },
    async passkeyRefused(stage) {
      const attempt = await signed(stage);
      stage.clock.move(constants.passkeys.challengeForMs);
      return attempt;
    },
  },
} satisfies Partial<Cases>;
