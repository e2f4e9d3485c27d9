import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { MarkedText } from "./MarkedText.tsx";

test("quotes and lists of a message are such to a screen reader too, with the marks within them", async () => {
  await drawn(<MarkedText selfId={null} text={"Plan:\n- **tea**\n- cake\n7. seven\n> who?\n<b>not bold</b>"} />);
  const [points, numbered] = page.getByRole("list").all();
  expect(
    points
      ?.getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["tea", "cake"]);
  expect(
    numbered
      ?.getByRole("listitem")
      .elements()
      .map((each) => each.getAttribute("value")),
  ).toEqual(["7"]);
  await expect.element(page.getByRole("blockquote")).toHaveTextContent("who?");
  await expect.element(page.getByText("<b>not bold</b>")).toBeVisible();
});
