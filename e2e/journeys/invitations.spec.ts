import { expectAccessible } from "../harness/accessible.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** The address of a link by which guests come into a space, made by its admin. */
async function guestLink({ page }: Person, slug: string): Promise<string> {
  const url = await page.evaluate(async (spaceSlug) => {
    const call = async (operation: string, input: object) => {
      const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
      const response = await fetch(`/api/${operation}`, { method: "PUT", headers, body: JSON.stringify(input) });
      return ((await response.json()) as { success?: { spaceId?: string; invitation?: { url: string } } }).success;
    };
    const space = await call("getSpaceId", { slug: spaceSlug });
    const made = await call("createSpaceGuestInvitationLink", { spaceId: space?.spaceId, expiresInDays: 7, uses: 1 });
    return made?.invitation?.url;
  }, slug);
  if (url === undefined) throw new Error("The link was not made");
  return new URL(url).pathname;
}

test("a guest opens a link and hears who is there with one click, and the link is used up", async ({ person }) => {
  const [anna, boris, late] = [await person(), await person(), await person()];
  const slug = await newSpaceOf(anna);
  const link = await guestLink(anna, slug);
  const annaName = unique("Anna");
  await anna.enter(slug, annaName);
  await anna.turnOn("mic");
  await boris.page.goto(`${boris.siteUrl}${link}`);
  await expect(boris.page.getByRole("heading", { name: /Come in as a guest of/ })).toBeVisible();
  // What opens it has left the address, and a page that is loaded again still knows it.
  await expect(boris.page).toHaveURL(/\/invite\/g$/);
  await boris.page.reload();
  await expectAccessible(boris.page, "a guest's invitation");
  await boris.page.getByLabel("Your name").fill(unique("Boris"));
  await boris.button("enter").click();
  await boris.hears(annaName);
  await late.page.goto(`${late.siteUrl}${link}`);
  await expect(late.page.getByRole("heading", { name: "This invitation is no longer good" })).toBeVisible();
});
