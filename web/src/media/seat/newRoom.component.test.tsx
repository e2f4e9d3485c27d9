import { expect, test, vi } from "vitest";
import { loadLivekit, type Livekit } from "./mediaSeat.ts";
import { newRoom } from "./newRoom.ts";

/** How many `devicechange` listeners the page gains while `run` runs. */
async function earsBy(run: (livekit: Livekit) => unknown): Promise<number> {
  const livekit = await loadLivekit();
  const listens = vi.spyOn(EventTarget.prototype, "addEventListener");
  run(livekit);
  const ears = listens.mock.calls.filter(
    ([type], at) => type === "devicechange" && listens.mock.contexts[at] === navigator.mediaDevices,
  );
  listens.mockRestore();
  return ears.length;
}

test("the library's rooms listen to devices for as long as the page lives; ours do not", async () => {
  expect(await earsBy(({ Room }) => new Room())).toBe(1);
  expect(await earsBy((livekit) => newRoom(livekit, {}))).toBe(0);
});

test("everybody else may listen to devices after that", async () => {
  const plugged = vi.fn<() => void>();
  newRoom(await loadLivekit(), {});
  navigator.mediaDevices.addEventListener("devicechange", plugged);
  navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  expect(plugged).toHaveBeenCalledOnce();
  navigator.mediaDevices.removeEventListener("devicechange", plugged);
});
