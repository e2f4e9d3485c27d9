import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { steadyVoice } from "../harness/steadyVoice.ts";
import { expect, test } from "../harness/test.ts";

test.describe("for those who do not see the map", () => {
  test("who comes in, speaks and leaves is said aloud", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await anna.enter(slug, unique("Anna"));
    const said = anna.page.getByRole("log");
    await expect(said).toContainText(/Room: \S/);
    await boris.page.addInitScript(steadyVoice);
    await boris.enter(slug, borisName);
    await expect(said).toContainText(`${borisName} joined`);
    await boris.turnOn("mic");
    await expect(said).toContainText(`${borisName} is speaking`);
    await boris.button("leave").click();
    await expect(said).toContainText(`${borisName} left`);
  });

  test("two people of one name are said one after the other", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, ...others] = [await person(), await person(), await person()];
    const borisName = unique("Boris");
    await anna.enter(slug, unique("Anna"));
    for (const boris of others) await boris.enter(slug, borisName);
    await expect(anna.page.getByRole("log").getByText(`${borisName} joined`)).toHaveCount(2);
  });
});
