import { newId, PALETTES } from "@atrium/contract";
import type { AccountId, AccountProfile, Palette } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleAccount } from "../../testing/examples.ts";
import { settle } from "../../testing/fakeClock.ts";
import { participant, selfId, spaceSnapshot } from "../../testing/liveFixtures.ts";
import { entrance, visitStage } from "../../testing/visitStage.ts";
import { guestPalette } from "./guestPalette.ts";

const success = (value: unknown) => ({ ok: true, value }) as never;
const adas = guestPalette("Ada", []);

/** Ada at the card, where these colours are seen; the server makes her a guest with the colour she asks for. */
async function ada(seen: readonly Palette[] = []) {
  const stage = visitStage();
  const people = seen.map((palette) => ({ ...somebody(palette), pos: null, speaking: false }));
  stage.answers.getSpaceEntrance = success({ entrance: { ...entrance, people } });
  const account = exampleAccount({ accountId: selfId, name: "Ada", email: null });
  const change = (input: Partial<AccountProfile>) => success({ account: Object.assign(account, input) });
  stage.answers.registerUnverifiedAccount = change;
  stage.answers.updateAccount = change;
  await settle();
  // The card is asked again.
  await stage.clock.pass(2_100);
  const enter = async (...inside: Palette[]) => {
    const entering = stage.visit.enter({ name: "Ada" });
    await stage.greet(spaceSnapshot([{ ...participant(selfId), palette: account.palette }, ...inside.map(somebody)]));
    await stage.letIn();
    return entering;
  };
  const changes = () => stage.asked.filter(({ name }) => name === "updateAccount").length;
  return { ...stage, account, enter, changes };
}

const somebody = (palette: Palette) => ({ ...participant(newId<AccountId>()), palette });

test("a guest has the colour of the name where nobody inside has it", async () => {
  const { account, enter, changes } = await ada();
  await enter();
  expect(account.palette).toBe(adas);
  expect(changes()).toBe(0);
});

test("a guest takes no colour that is seen on the card", async () => {
  const { account, enter, changes } = await ada([adas]);
  await enter(adas);
  expect(account.palette).not.toBe(adas);
  expect(changes()).toBe(0);
});

test("a colour that somebody in another room has, or who came at the same time, gives way", async () => {
  const { account, enter } = await ada();
  const free = PALETTES[(PALETTES.indexOf(adas) + 7) % PALETTES.length];
  await enter(...PALETTES.filter((palette) => palette !== free));
  expect(account.palette).toBe(free);
});

test("a colour stays for the visit, whoever comes later", async () => {
  const { account, enter, greet, net, clock, changes } = await ada();
  await enter();
  net.last().close(1006, false);
  await clock.pass(5_000);
  expect(net.sockets).toHaveLength(2);
  await greet(spaceSnapshot([participant(selfId), somebody(adas)]));
  expect(account.palette).toBe(adas);
  expect(changes()).toBe(0);
});

test("somebody who came with a session keeps the colour, though another has it", async () => {
  const { answers, account, enter, changes } = await ada();
  answers.getAccountProfile = success({ account });
  await enter(account.palette);
  expect(changes()).toBe(0);
});

test("with every colour taken a guest shares one", async () => {
  const { account, enter, changes } = await ada([...PALETTES]);
  await enter(...PALETTES);
  expect(account.palette).toBe(adas);
  expect(changes()).toBe(0);
});

test("typing another name renames nobody who is signed in; entering under it does", async () => {
  const { answers, account, visit, clock, asked, enter } = await ada();
  answers.getAccountProfile = success({ account: { ...account, name: "Mira" } });
  const registered = () => asked.filter(({ name }) => name === "registerUnverifiedAccount").length;
  visit.warmUp("Ada");
  await clock.pass(1_000);
  expect(registered()).toBe(0);
  await enter();
  expect(registered()).toBe(1);
});
