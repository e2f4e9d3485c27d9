import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test.describe("one's own profile", () => {
  test("opens from the room, and everybody sees the new name at once", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const [before, after] = [unique("Anna"), unique("Annette")];
    await boris.enter(slug, unique("Boris"));
    await anna.enter(slug, before);
    await expect(boris.page.getByRole("button", { name: new RegExp(`^${before}`) })).toBeVisible();
    const { page } = anna;
    const own = page.getByRole("button", { name: /^My status/ });
    await own.click();
    await page.getByRole("menuitem", { name: "My profile" }).click();
    const name = page.getByRole("dialog", { name: "My profile" }).getByLabel("Name", { exact: true });
    await expect(name).toHaveValue(before);
    await name.fill("");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(after);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profile saved")).toBeVisible();
    await expect(own).toBeFocused();
    await expect(boris.page.getByRole("button", { name: new RegExp(`^${after}`) })).toBeVisible();

    await anna.button("leave").click();
    await page.getByRole("button", { name: "Come back" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${after}, you`) })).toBeVisible();
  });
});
