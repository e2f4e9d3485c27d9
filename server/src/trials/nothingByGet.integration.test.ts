import { must, operations } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { afterAll, expect, test } from "vitest";
import { everyRow } from "./tables.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

test("opening links changes nothing: mail programs look at them before people do", async () => {
  const { browser, email } = { browser: createTestBrowser({ port: atrium.port }), email: "kite@example.org" };
  const asked = must((await browser.call("registerAccount", { email })).value, "asked");
  const { code } = must(atrium.codes.at(-1), "the code");
  await browser.call("authAccountByMagicLink2", { authKey: asked.authKey, code });
  const { id: teamId } = must((await browser.call("createTeam", { name: "Kite" })).value, "a team");
  const { spaceId } = must((await browser.call("createSpace", { teamId, name: "Hall" })).value, "a space");
  await createArrange(database.db).space(spaceId, { isPrivate: true });
  const once = { spaceIds: [spaceId], expiresInDays: 7 as const, uses: 1 };
  const member = await browser.call("createTeamMemberInvitationLink", { teamId, ...once });
  const guest = await browser.call("createSpaceGuestInvitationLink", { spaceId, expiresInDays: 7, uses: 1 });
  const handOver = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  const other = createTestBrowser({ port: atrium.port });
  const { authKey } = must((await other.call("registerAccount", { email: "bird@example.org" })).value, "asked");
  const { link } = must(atrium.codes.at(-1), "the link");
  const links = [member.value?.invitation.url, guest.value?.invitation.url, handOver.url, link, `${link}/x`];
  const paths = links.map((each) => new URL(must(each, "a link")).href.replace(/^https?:\/\/[^/]+/, ""));
  for (const path of [...paths, ...paths.map((each) => each.replace("magiclink", "change-email")), "/logout"]) {
    const before = await everyRow(database.db);
    for (const method of ["GET", "HEAD"]) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      await rawRequest(atrium.port, path, { method, headers: { host: `127.0.0.1:${atrium.port}`, cookie } });
    }
    expect(await everyRow(database.db), path).toEqual(before);
  }
  for (const name of Object.keys(operations))
    expect((await rawRequest(atrium.port, `/api/${name}?code=${code}`)).status, name).toBeGreaterThanOrEqual(404);
  const redeemed = { authKey, code: must(link.split("/").at(-1), "its code") };
  expect((await other.call("authAccountByMagicLink2", redeemed)).code).toBe("success");
  const invitationId = must(member.value?.invitation.url?.split("/").at(-1), "its code");
  expect((await other.call("authAccountByTeamMemberInvitation", { invitationId })).code).toBe("success");
});
