import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { afterAll, expect, test } from "vitest";
import { createCertificate } from "../../../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../../../media/src/trials/mediaRobot.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** This many answers take seconds on any machine. */
const MANY_ANSWERS = 1000;

async function signIn(email: string): Promise<TestBrowser> {
  const browser = createTestBrowser({ port: atrium.port });
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const shown = atrium.codes.findLast((each) => each.email === email);
  const { code } = must(shown, "the code");
  must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
  await browser.call("updateAccount", { name: "Anna" });
  return browser;
}
const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;

test("whoever deletes their account while they speak elsewhere loses session, connection and voice together", async () => {
  const host = await signIn(newEmail());
  const { id: teamId } = must((await host.call("createTeam", { name: "Hosts" })).value, "a team");
  const { spaceId } = must((await host.call("createSpace", { teamId, name: "Space" })).value, "a space");
  const { rooms } = must((await host.call("listRooms", { spaceId })).value, "listed");
  const email = newEmail();
  const [browser, other] = [await signIn(email), await signIn(email)];
  const door = must((await other.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  const live = await connectLive({ url: atrium.url, ticket: door.ticket });
  const { media } = await live.join(must(rooms[0], "a space has a room").id);
  const seat = { token: media.token, certificate: await createCertificate(), index: 1, hasCamera: false };
  const joinMedia = () => MediaRobot.join({ ...seat, url: atrium.url.replace("http", "ws"), origin: atrium.url });
  const robot = await joinMedia();
  const closed: unknown[] = [];
  void live.closed.then((how) => closed.push(how));
  const hasEnded = () => closed.length > 0 && robot.leaveTold !== null;
  await browser.call("deleteAccount", {});
  expect((await other.call("listAccountTeams", {})).code).toBe("unauthorized");
  for (let asked = 1; !hasEnded() && asked < MANY_ANSWERS; asked += 1) await fetch(`${atrium.privateUrl}/health/ready`);
  expect(hasEnded()).toBe(true);
  await expect(joinMedia()).rejects.toThrow("not let in");
  robot.stop();
});
