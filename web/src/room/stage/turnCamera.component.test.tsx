import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureDevices } from "../../testing/fixtureDevices.ts";
import { TurnCamera } from "./TurnCamera.tsx";

const front = { deviceId: "front", label: "Front" };
const back = { deviceId: "back", label: "Back" };
const turn = page.getByRole("button", { name: "Switch the camera" });

test("the camera of a phone is turned from front to back and again to the front", async () => {
  for (const [cameraId, other] of [
    ["front", "back"],
    ["back", "front"],
  ] as const) {
    const settings = { ...fixtureDevices({ cameras: [front, back], cameraId }), choose: vi.fn(async () => undefined) };
    const shown = await drawn(<TurnCamera settings={settings} />);
    await userEvent.click(turn);
    expect(settings.choose).toHaveBeenCalledWith("camera", other);
    await shown.unmount();
  }
});

test("where there is one camera, it is not turned", async () => {
  await drawn(<TurnCamera settings={fixtureDevices({ cameras: [front], cameraId: "front" })} />);
  await expect.element(turn).not.toBeInTheDocument();
});
