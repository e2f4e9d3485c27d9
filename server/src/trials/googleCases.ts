import { constants, must, newId } from "@atrium/contract";
import type { GooglePerson } from "@atrium/testkit/fakeGoogle";
import { newEmail } from "./world.ts";
import type { Attempt, Cases, World } from "./world.ts";

const somebody = (change: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: newId(),
  email: newEmail(),
  email_verified: true,
  hd: "example.org",
  name: "Mira",
  ...change,
});

/** Somebody has agreed on Google's page, in a browser without a session. */
async function agreed(world: World, person = somebody()): Promise<Attempt<"authAccountByGoogleCode">> {
  const by = await world.nobody();
  const { url } = must((await by.browser.call("getGoogleAuthLink", {})).value, "a link");
  return { by, input: await world.google.agree(url, person) };
}

export const googleCases = {
  getGoogleAuthLink: {
    success: async (world) => ({ by: await world.nobody(), input: { redirect: "/dashboard" } }),
    invalidRedirectUrl: async (world) => ({ by: await world.nobody(), input: { redirect: "//evil.example" } }),
    googleNotSetUp: async (world) => ({ by: await world.limited("none", 0), input: {} }),
    tooOftenAttempts: async (world) => ({ by: await world.limited("googleSignIns", 300), input: {} }),
  },
  authAccountByGoogleCode: {
    success: agreed,
    async invalidCode(world) {
      const attempt = await agreed(world);
      world.clock.move(constants.oauth.stateForMs);
      return attempt;
    },
    googleEmailNotProven: (world) => agreed(world, somebody({ email_verified: false })),
    async alreadyLinked(world) {
      const email = newEmail();
      const { by, input } = await agreed(world, somebody({ email }));
      await by.browser.call("authAccountByGoogleCode", input);
      return agreed(world, somebody({ email }));
    },
    googleNotSetUp: async (world) => ({ by: await world.limited("none", 0), input: { code: "1", state: "1" } }),
  },
} satisfies Partial<Cases>;
