import type { ErrorCode } from "@atrium/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const sending = (refusal: ErrorCode) => drawn(<FixtureChat sent={["Hello"]} refusal={refusal} />);

test("what waits for the link says so, beside its words", async () => {
  await sending("connectionFailed");
  await expect.element(page.getByText("Hello")).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("Sends when you are back online");
});

test("whoever writes fast is told kindly that it goes by itself", async () => {
  await sending("tooOftenAttempts");
  await expect.element(page.getByRole("status")).toHaveTextContent("Give people a moment. Sends in 2 s.");
});

test("what is refused for good can be sent again or put away", async () => {
  await sending("chatNotAllowed");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.getByText("Hello").elements()).toEqual([]);
});
