import { constants, must, newId } from "@atrium/contract";
import type { AccountId, TeamId } from "@atrium/contract";
import { sql } from "drizzle-orm";
import { STAFF_ADDRESSES } from "./staffAddresses.ts";
import type { Attempt, Cases, Person, World } from "./world.ts";

let count = 0;

/** Support staff with a passkey, and what its device signs for a space. */
async function staff(world: World) {
  const by = await world.account(must(STAFF_ADDRESSES[(count += 1)], "another address"));
  const device = world.passkeyDevice();
  const { making } = must((await by.browser.call("startPasskey", {})).value, "started");
  must((await by.browser.call("addPasskey", { made: device.make(making) })).value, "added");
  const ageMs = constants.passkeys.supportsAfterMs;
  await world.db.execute(sql`update passkeys set created_at = created_at - ${ageMs} * interval '1 millisecond'
    where account_id = ${by.accountId}`);
  return { by, device };
}

/** Staff about to open the space of a team. */
async function opening(world: World): Promise<Attempt<"openSupportAccess"> & { teamId: TeamId; host: Person }> {
  const { host, spaceId, teamId } = await world.scene();
  const { by, device } = await staff(world);
  const { asking } = must((await by.browser.call("startPasskeySignIn", {})).value, "started");
  const { space } = must((await host.browser.call("getSpace", { spaceId })).value, "the space");
  const input = { slug: space.slug, reason: "They cannot hear one another", minutes: 30, proof: device.sign(asking) };
  return { by, input, teamId, host };
}

/** The team's admin, about an access that is open. */
async function open(world: World) {
  const { by, input, teamId, host } = await opening(world);
  must((await by.browser.call("openSupportAccess", input)).value, "opened");
  return { staff: by, host, teamId, accountId: must(by.accountId, "an account") };
}

export const supportCases = {
  openSupportAccess: {
    success: opening,
    async spaceNotFound(world) {
      const { by, input } = await opening(world);
      return { by, input: { ...input, slug: "nowhere-at-all" } };
    },
    async userIsMemberAlready(world) {
      const attempt = await opening(world);
      await world.arrange.joinTeam(attempt.by, attempt.teamId, "MEMBER");
      return attempt;
    },
    async passkeyNotFound(world) {
      const { by, input } = await opening(world);
      return { by, input: { ...input, proof: { ...input.proof, id: newId() } } };
    },
    async passkeyRefused(world) {
      const attempt = await opening(world);
      world.clock.move(constants.passkeys.challengeForMs);
      return attempt;
    },
  },
  listOwnSupportAccess: { success: async (world) => ({ by: (await open(world)).staff, input: {} }) },
  listSupportAccess: {
    async success(world) {
      const { host, teamId } = await open(world);
      return { by: host, input: { teamId } };
    },
  },
  endSupportAccess: {
    async success(world) {
      const { host, teamId, accountId } = await open(world);
      return { by: host, input: { teamId, accountId } };
    },
    async accountNotFound(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId, accountId: newId<AccountId>() } };
    },
  },
} satisfies Partial<Cases>;
