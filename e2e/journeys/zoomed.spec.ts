import { newSpace } from "../harness/newSpace.ts";
import { restingBox } from "../harness/restingBox.ts";
import { expect, test } from "../harness/test.ts";

/** The viewport of a window of 1280 x 1024 at a zoom of 400 %. */
const viewport = { width: 320, height: 256 };

test("at 400 % the language stands over nothing of the entrance, wherever it is scrolled", async ({
  person,
  program,
}) => {
  const slug = await newSpace(program);
  for (const language of ["en", "ru"] as const) {
    const { page } = await person({ language, viewport });
    await page.goto(`/s/${slug}`);
    const switchBox = page.getByRole("group", { name: language === "en" ? "Language" : "Язык" });
    const parts = page.getByRole("main").locator("h1, form, footer > p");
    await expect(parts).toHaveCount(3);
    for (const part of await parts.all()) {
      await part.scrollIntoViewIfNeeded();
      const [own, its] = [await restingBox(switchBox), await restingBox(part)];
      expect(own.y + own.height <= its.y || its.y + its.height <= own.y || own.x >= its.x + its.width).toBe(true);
    }
  }
});
