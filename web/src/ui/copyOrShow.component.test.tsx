import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { copyOrShow } from "./copyOrShow.ts";
import { OverlayHosts } from "./OverlayHosts.tsx";

const LINK = "https://meet.example.org/invite/m/4fTq9";
afterEach(() => vi.restoreAllMocks());

test("what was copied is said in words that go by themselves", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await drawn(<OverlayHosts />);
  expect(await copyOrShow(LINK, "Link copied")).toBe(true);
  expect(write).toHaveBeenCalledWith(LINK);
  await expect.element(page.getByText("Link copied")).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
});

test("what the browser refuses to copy stands in a field with all of it selected, until it is closed", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await drawn(<OverlayHosts />);
  expect(await copyOrShow(LINK, "Link copied")).toBe(false);
  const field = page.getByRole("textbox", { name: "Copy this yourself" });
  await expect.element(field).toHaveValue(LINK);
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe(LINK);
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  await expect.element(field).not.toBeInTheDocument();
});
