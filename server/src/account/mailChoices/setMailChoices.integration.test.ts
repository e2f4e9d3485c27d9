import { must } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

test("mails that are switched at once are all as they were switched", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  must((await browser.call("registerUnverifiedAccount", { name: "Anna" })).value, "signed in");
  const mails = { direct: false, mention: true, role: false, recording: false };
  await Promise.all(
    [{ direct: false }, { mention: true }, { role: false }, { recording: false }].map((one) =>
      browser.call("setMailChoices", one),
    ),
  );
  expect((await browser.call("getMailChoices", {})).value).toEqual({ mails });
  expect((await browser.call("setMailChoices", {})).value).toEqual({ mails });
});
