import { notifications } from "@mantine/notifications";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { copyOrShow } from "./copyOrShow.ts";
import { OverlayHosts } from "./OverlayHosts.tsx";
import { showToast } from "./toast.tsx";

const LINK = "https://meet.example.org/invite/m/4fTq9";
afterEach(() => {
  vi.restoreAllMocks();
  notifications.clean();
});

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

test("what cannot be copied leaves place for what else is said, and gives the focus back when it is closed", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await drawn(
    <>
      <button type="button">Copy</button>
      <OverlayHosts />
    </>,
  );
  const copy = page.getByRole("button", { name: "Copy" });
  const field = page.getByRole("textbox", { name: "Copy this yourself" });
  for (const text of ["first", "second", "third", "third", "last"]) {
    (copy.element() as HTMLElement).focus();
    await copyOrShow(text, null);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
  }
  showToast({ text: "Saved" });
  await expect.element(page.getByText("Saved")).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(copy).toHaveFocus();
});

test("a text of several lines keeps them", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await drawn(<OverlayHosts />);
  await copyOrShow("UDP 3478\nTCP 443", null);
  await expect.element(page.getByRole("textbox")).toHaveValue("UDP 3478\nTCP 443");
});
