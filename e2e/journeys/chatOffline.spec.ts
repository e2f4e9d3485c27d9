import { startFaultProxy } from "@atrium/testkit/faultProxy";
import { newSpaceOf } from "../harness/newSpace.ts";
import { linkOf } from "../harness/probe.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("what is written without a network waits, says so, and goes once and in order when the network is back", async ({
  person,
  program,
}) => {
  const proxy = await startFaultProxy(program.port);
  const anna = await person({ siteUrl: `http://127.0.0.1:${proxy.port}` });
  const boris = await person();
  const slug = await newSpaceOf(anna);
  await anna.enter(slug, unique("Anna"));
  await boris.enter(slug, unique("Boris"));
  const [mine, theirs] = [anna.page, boris.page];
  for (const page of [mine, theirs]) await page.getByRole("button", { name: "Chat" }).click();
  const field = mine.getByRole("textbox", { name: /^Message/ });
  const write = async (words: string) => {
    await field.fill(words);
    await field.press("Enter");
  };
  await write("Before");
  await expect(theirs.getByRole("article")).toHaveText([/Before/]);

  proxy.cut();
  // The browser has not noticed the loss yet: the first message does not get through.
  await write("First");
  await mine.evaluate(() => globalThis.dispatchEvent(new Event("offline")));
  await expect.poll(() => linkOf(mine)).toMatchObject({ link: "reconnecting" });
  await write("Second");
  await expect(mine.getByText("Sends when you are back online")).toHaveCount(2);
  await expect(mine.getByRole("list", { name: "Messages" })).toContainText("Second");
  await expect(field).toHaveValue("");
  await expect(theirs.getByRole("article")).toHaveCount(1);

  proxy.restore();
  await mine.evaluate(() => globalThis.dispatchEvent(new Event("online")));
  await expect(theirs.getByRole("article")).toHaveText([/Before/, /First/, /Second/]);
  await expect(mine.getByText("Sends when you are back online")).toHaveCount(0);
  await expect(mine.getByRole("article")).toHaveText([/Before/, /First/, /Second/]);
  await write("After");
  await expect(theirs.getByRole("article")).toHaveText([/Before/, /First/, /Second/, /After/]);
  await proxy.stop();
});
