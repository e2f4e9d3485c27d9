import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asTrack, FakeMediaDevices, FakeTrack, fakeTextStore, microphone } from "../../testing/fakeTracks.ts";
import { BACKDROP_ERROR, CameraBackdrop } from "./cameraBackdrop.ts";
import type { DressCamera } from "./backdropEngine.ts";
import type { Scenery } from "./scenery.ts";

beforeEach(() => vi.stubGlobal("MediaStream", FakeStream));
afterEach(() => vi.unstubAllGlobals());

class FakeStream {
  readonly #tracks: FakeTrack[];
  constructor(tracks: FakeTrack[]) {
    this.#tracks = tracks;
  }
  getTracks(): FakeTrack[] {
    return this.#tracks;
  }
}

/** A page with a camera and a microphone; `fails` is what the engine throws. */
function page({ store = fakeTextStore(), canDress = true } = {}) {
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), { kind: "videoinput", deviceId: "cam", label: "Cam" }];
  const worn: Scenery[] = [];
  const stopped: MediaStreamTrack[] = [];
  const reopened: string[] = [];
  const fails: { with: Error | null } = { with: null };
  const dress: DressCamera = (camera, scenery) => {
    if (fails.with !== null) return Promise.reject(fails.with);
    worn.push(scenery);
    const track = asTrack(new FakeTrack("video", "made by us", ""));
    return Promise.resolve({
      track,
      change: (next) => Promise.resolve(void worn.push(next)),
      stop: () => void stopped.push(camera),
    });
  };
  const backdrop = new CameraBackdrop({
    store,
    dress: canDress ? dress : null,
    pictureUrl: (name) => (name === "garden" ? "/garden.svg" : null),
    reopen: (kind) => Promise.resolve(void reopened.push(kind)),
  });
  const devices = backdrop.over(port);
  const openCamera = async () => {
    const stream = await devices.getUserMedia({ video: { deviceId: "cam" } });
    return stream.getTracks()[0] as MediaStreamTrack;
  };
  return { port, store, backdrop, devices, openCamera, worn, stopped, reopened, fails };
}

test("without a background the camera goes through as it is", async () => {
  const { openCamera, worn } = page();
  expect((await openCamera()).label).toBe("Cam");
  expect(worn).toEqual([]);
});

test("with a background others get the dressed picture under the camera's name and id", async () => {
  const { backdrop, openCamera, worn } = page();
  await backdrop.choose("garden");
  const track = await openCamera();
  expect(worn).toEqual([{ kind: "picture", url: "/garden.svg" }]);
  expect(track.label).toBe("Cam");
  expect(track.getSettings().deviceId).toBe("cam");
});

test("whoever chose a background is not shown without it: a camera that cannot be dressed is refused and goes out", async () => {
  const { port, backdrop, openCamera, fails } = page();
  await backdrop.choose("blurStrong");
  fails.with = new Error("no memory");
  await expect(openCamera()).rejects.toMatchObject({ name: BACKDROP_ERROR });
  expect(port.opened.every(({ readyState }) => readyState === "ended")).toBe(true);
  expect(backdrop.state.getState().problem).toBe("cannotStart");
});

test("another background is changed without opening the camera again, and off gives the plain camera", async () => {
  const { backdrop, openCamera, worn, reopened } = page();
  await backdrop.choose("blurLight");
  await openCamera();
  reopened.length = 0;
  await backdrop.choose("garden");
  expect(worn.at(-1)).toEqual({ kind: "picture", url: "/garden.svg" });
  expect(reopened).toEqual([]);
  await backdrop.choose("off");
  expect(reopened).toEqual(["camera"]);
});

test("stopping the dressed picture stops the camera and its thread, and the camera's end is its end", async () => {
  const { port, backdrop, openCamera, stopped } = page();
  await backdrop.choose("blurLight");
  const track = await openCamera();
  track.stop();
  expect(port.opened.at(-1)?.readyState).toBe("ended");
  expect(stopped).toHaveLength(1);
  const again = await openCamera();
  let ends = 0;
  again.addEventListener("ended", () => (ends += 1));
  port.opened.at(-1)?.unplug();
  expect(ends).toBe(1);
  expect(again.readyState).toBe("ended");
});

test("the choice is remembered on this device once it works, and not where the browser cannot", async () => {
  const store = fakeTextStore();
  await page({ store }).backdrop.choose("dunes");
  expect(page({ store }).backdrop.state.getState().choice).toBe("dunes");
  expect(page({ store, canDress: false }).backdrop.state.getState()).toMatchObject({
    isPossible: false,
    choice: "off",
  });
});

test("a picture that no longer ships is replaced by the strong blur, never by nothing", async () => {
  const { backdrop, openCamera, worn } = page();
  await backdrop.choose("office");
  await openCamera();
  expect(worn).toEqual([{ kind: "blur", strength: "strong" }]);
});

test("noise is taken out of the voice unless that is turned off, and the microphone opens again for it", async () => {
  const { port, backdrop, devices, reopened } = page();
  await devices.getUserMedia({ audio: { noiseSuppression: true } });
  await backdrop.setQuiet(false);
  await devices.getUserMedia({ audio: { noiseSuppression: true } });
  expect(port.asked.map(({ audio }) => (audio as MediaTrackConstraints).noiseSuppression)).toEqual([true, false]);
  expect(reopened).toEqual(["microphone"]);
});

test("a file that is no picture, or too large, is refused with its reason and changes nothing", async () => {
  const { backdrop } = page();
  await backdrop.wearPicture(new Blob(["<svg/>"], { type: "image/svg+xml" }));
  expect(backdrop.state.getState()).toMatchObject({ problem: "pictureUnreadable", choice: "off", ownPicture: null });
  await backdrop.wearPicture(new Blob([new Uint8Array(10_000_001)], { type: "image/png" }));
  expect(backdrop.state.getState()).toMatchObject({ problem: "pictureTooLarge", choice: "off" });
});
