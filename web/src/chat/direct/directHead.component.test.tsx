import { anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { DirectHead } from "./DirectHead.tsx";

const person = anAuthor(undefined, "Oleg");

async function head({ isInSpace }: { isInSpace: boolean }) {
  const done: string[] = [];
  const says = (what: string) => () => void done.push(what);
  const whereabouts = { place: "In Town hall", join: says("join"), showCard: says("card") };
  await drawn(
    <DirectHead
      accountId={person.accountId}
      person={person}
      whereabouts={isInSpace ? whereabouts : null}
      find={says("find")}
      back={says("back")}
    />,
  );
  return done;
}
const more = page.getByRole("button", { name: "More" });

test("of somebody in the space one sees where they are, goes to them and opens their card", async () => {
  const done = await head({ isInSpace: true });
  await expect.element(page.getByText("In Town hall")).toBeVisible();
  await page.getByRole("button", { name: "Go to Oleg" }).click();
  await more.click();
  await page.getByRole("menuitem", { name: "About this person" }).click();
  expect(done).toEqual(["join", "card"]);
});

test("where somebody is in no room that I see, one writes to them and searches, and there is nowhere to go", async () => {
  const done = await head({ isInSpace: false });
  await more.click();
  await page.getByRole("menuitem", { name: "Search this conversation" }).click();
  await page.getByRole("button", { name: "Back to the list" }).click();
  expect(done).toEqual(["find", "back"]);
  expect(page.getByRole("button", { name: /^Go to/ }).elements()).toEqual([]);
});
