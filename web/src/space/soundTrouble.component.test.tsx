import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { SoundTrouble } from "./SoundTrouble.tsx";

afterEach(() => vi.restoreAllMocks());

const GATES = [
  { protocol: "UDP", host: "turn.example.org", port: 3478 },
  { protocol: "TCP", host: "turn.example.org", port: 443 },
  { protocol: "UDP", host: "", port: 7882 },
] as const;
const FOR_IT = [
  `Sound and video of ${location.host} cannot get through our network. Please allow these outgoing connections (WebRTC):`,
  "UDP 3478: turn.example.org",
  "TCP 443: turn.example.org",
  `UDP 7882: ${location.hostname}`,
].join("\n");

async function trouble() {
  await page.viewport(1024, 768);
  const sound = { state: "blocked", trouble: "network", gates: [...GATES], isTrying: false } as const;
  await drawn(<SoundTrouble sound={sound} tryAgain={() => undefined} />);
}

test("whoever runs the network is told hosts, ports and protocols by a text to copy; the nearest are named at once", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await trouble();
  await expect
    .element(page.getByText("Or ask your IT team to open UDP\u00a03478 and TCP\u00a0443 to turn.example.org"))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Copy for IT" }));
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copied.mock.calls).toEqual([[FOR_IT]]);
});

test("where the browser refuses the clipboard, the text is there to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  await trouble();
  await userEvent.click(page.getByRole("button", { name: "Copy for IT" }));
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(page.getByRole("status").element().textContent).toBe(FOR_IT);
});
