import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { ReconnectingBanner } from "./Banners.tsx";
import { QuietBanner } from "./QuietBanner.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(1024, 768);
});
const nothing = () => undefined;

/** What the browser says of its network from now on. */
function networkIs(there: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(there);
  dispatchEvent(new Event(there ? "online" : "offline"));
}

test("while the connection is away it is named what is: the network, or the server, and what is kept", async () => {
  const retried = vi.fn();
  networkIs(false);
  await drawn(<ReconnectingBanner microphoneOn={false} retryNow={retried} />);
  const banner = page.getByRole("status");
  await expect
    .element(banner.getByText(/You are offline. You keep your place, and your microphone stays off/))
    .toBeVisible();
  networkIs(true);
  await expect.element(banner.getByText(/The server is not responding. You keep your place/)).toBeVisible();
  expect(banner.getByText(/You are offline/).elements()).toEqual([]);
  await userEvent.click(banner.getByRole("button", { name: "Try now" }));
  expect(retried).toHaveBeenCalledOnce();
});

test.each([
  ["network", "No sound gets through", "Turn the VPN off, or use a phone hotspot"],
  ["server", "The call server is not responding", "Sound comes back by itself"],
  ["full", "The call server is full", "Sound starts as soon as a place is free"],
  ["browser", "This browser cannot make calls", "Open the link in Chrome, Firefox or Safari"],
] as const)("without sound it is named what holds it back, and what to do: %s", async (trouble, what, how) => {
  const retried = vi.fn();
  await drawn(<QuietBanner seconds={5} trouble={trouble} forIt="UDP 3478" retry={retried} />);
  const banner = page.getByRole("alert");
  await expect.element(banner.getByText(what)).toBeVisible();
  await expect.element(banner.getByText(new RegExp(how))).toBeVisible();
  const forIt = banner.getByRole("button", { name: "Copy for IT" });
  expect(forIt.elements()).toHaveLength(trouble === "network" ? 1 : 0);
  const tryNow = banner.getByRole("button", { name: "Try now" });
  if (trouble === "browser") return expect(tryNow.elements()).toEqual([]);
  await userEvent.click(tryNow);
  expect(retried).toHaveBeenCalledOnce();
});

test("on a phone, which is its own hotspot, one is sent to mobile data", async () => {
  await page.viewport(390, 844);
  await drawn(<QuietBanner seconds={5} trouble="network" forIt="UDP 3478" retry={nothing} />);
  await expect.element(page.getByText(/Switch from Wi-Fi to mobile data/)).toBeVisible();
  expect(page.getByText(/phone hotspot/).elements()).toEqual([]);
});

test("whoever runs the network is written to by a text that is copied in the room as well", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await drawn(<QuietBanner seconds={5} trouble="network" forIt="UDP 3478: turn.example.org" retry={nothing} />);
  await userEvent.click(page.getByRole("button", { name: "Copy for IT" }));
  expect(copied).toHaveBeenCalledWith("UDP 3478: turn.example.org");
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("where the browser does not copy it, it stands line by line in a field to copy from", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  const forIt = "UDP 3478: turn.example.org\nTCP 443: turn.example.org";
  await drawn(
    <>
      <QuietBanner seconds={5} trouble="network" forIt={forIt} retry={nothing} />
      <OverlayHosts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Copy for IT" }));
  await expect.element(page.getByRole("textbox", { name: "Copy this yourself" })).toHaveValue(forIt);
  expect(page.getByRole("button", { name: "Copied" }).elements()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Close" }));
});

test("once there is sound again the banner goes and says for how long it was silent", async () => {
  await drawn(<SilentAtFirst />);
  await expect.element(page.getByRole("alert").getByText("No sound gets through")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Sound comes" }));
  await expect.element(page.getByText(/It was silent for 7 seconds/)).toBeVisible();
  expect(page.getByText("No sound gets through").elements()).toEqual([]);
});

function SilentAtFirst() {
  const [seconds, setSeconds] = useState<number | null>(7);
  return (
    <>
      <QuietBanner seconds={seconds} trouble={null} forIt={null} retry={nothing} />
      <OverlayHosts />
      <button type="button" onClick={() => setSeconds(null)}>
        Sound comes
      </button>
    </>
  );
}
