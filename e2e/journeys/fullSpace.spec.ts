import { createTestGuest } from "@atrium/testkit/testGuest";
import { newSpace } from "../harness/newSpace.ts";
import { newPerson, unique } from "../harness/person.ts";
import { startProgram } from "../harness/program.ts";
import { expect, test as base } from "../harness/test.ts";

/** A program whose spaces take five people. */
const test = base.extend<{ smallProgram: { url: string } }>({
  smallProgram: async ({ browserName: _ }, use) => {
    const program = await startProgram({ DEFAULT_PLAN: "free" });
    await use(program);
    await program.stop();
  },
});

test("before a full space people wait in line, read their place in it, and come in by themselves, one after another", async ({
  browser,
  smallProgram: { url },
}) => {
  const slug = await newSpace({ url });
  const inside = await Promise.all(
    ["Ann", "Ben", "Cem", "Dan", "Eva"].map(async (name) => {
      const guest = await createTestGuest(url, name);
      const { spaceId } = await guest.web.done("getSpaceId", { slug });
      return guest.enter(spaceId);
    }),
  );
  const [first, second] = [await newPerson(browser, { siteUrl: url }), await newPerson(browser, { siteUrl: url })];
  const leavesOne = () => inside.pop()?.send({ type: "leave" });

  await test.step("each reads where they stand, and who stands before them", async () => {
    for (const [person, place] of [
      [first, "first in line"],
      [second, "second in line"],
    ] as const) {
      await person.page.goto(`/s/${slug}`);
      await person.page.getByLabel("Your name").fill(unique("Guest"));
      await person.page.getByRole("button", { name: "Join the line" }).click();
      await expect(person.page.getByRole("heading", { name: /is full right now$/ })).toBeVisible();
      await expect(person.page.getByText(place, { exact: true })).toBeVisible();
    }
    await expect(second.page.getByText("1 before you")).toBeVisible();
  });

  await test.step("as somebody leaves, the first is in and the second moves up", async () => {
    leavesOne();
    await expect(first.button("leave")).toBeVisible();
    await expect(second.page.getByText("first in line", { exact: true })).toBeVisible();
    await expect(second.page.getByText("The next place is yours")).toBeVisible();
  });

  await test.step("and then the second", async () => {
    leavesOne();
    await expect(second.button("leave")).toBeVisible();
    await expect(second.page.getByRole("heading", { name: /is full right now$/ })).toBeHidden();
  });

  for (const client of inside) client.close();
  for (const { page } of [first, second]) await page.context().close();
});
