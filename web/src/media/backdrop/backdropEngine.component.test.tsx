import { expect, test } from "vitest";
import webcam from "../../../gallery-assets/p-arina.jpg?url";
import { videoBackgroundUrl } from "../../ui/artwork.ts";
import { dressCamera } from "./backdropEngine.ts";

const WIDTH = 640;
const HEIGHT = 360;

/** A camera picture of a person in front of a red wall. */
async function redWall() {
  const image = new Image();
  image.src = webcam;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  const draw = () => {
    context?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    if (context !== null) context.fillStyle = "rgb(255 0 0)";
    context?.fillRect(0, 0, 60, 60);
  };
  draw();
  const timer = setInterval(draw, 50);
  const [track] = canvas.captureStream(20).getVideoTracks();
  if (track === undefined) throw new Error("A canvas has a picture");
  return { track, stop: () => (clearInterval(timer), track.stop()) };
}

/** Colours of a track's current picture: a pixel of the wall and one of the person's face. */
async function look(track: MediaStreamTrack) {
  const video = document.createElement("video");
  Object.assign(video, { muted: true, srcObject: new MediaStream([track]) });
  await video.play();
  await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext("2d");
  context?.drawImage(video, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
  return { size: [video.videoWidth, video.videoHeight], wall: at(20, 20), face: at(WIDTH / 2, HEIGHT / 2) };
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 90 && blue < 90;

test("a person stays in front, and what is behind them is a picture, without a look at the wall", async () => {
  const camera = await redWall();
  const before = await look(camera.track);
  expect(isRed(before.wall)).toBe(true);
  const seconds: number[] = [];
  const url = videoBackgroundUrl("garden") ?? "";
  const dressed = await dressCamera(camera.track, { kind: "picture", url }, ({ frames }) => seconds.push(frames));
  const after = await look(dressed.track);
  expect(after.size).toEqual([WIDTH, HEIGHT]);
  expect(isRed(after.wall)).toBe(false);
  for (const [index, value] of after.face.entries())
    expect(Math.abs(value - (before.face[index] ?? 0))).toBeLessThan(40);
  await expect.poll(() => seconds.length).toBeGreaterThan(0);
  expect(seconds[0]).toBeGreaterThan(0);
  // Blur keeps the wall's colour, but the corner's edge is gone.
  await dressed.change({ kind: "blur", strength: "strong" });
  await expect.poll(async () => (await look(dressed.track)).wall[0]).toBeGreaterThan(120);
  camera.stop();
  dressed.stop();
});

test("a picture that does not load leaves the background as it was", async () => {
  const camera = await redWall();
  const dressed = await dressCamera(
    camera.track,
    { kind: "picture", url: videoBackgroundUrl("garden") ?? "" },
    () => {},
  );
  await expect(dressed.change({ kind: "picture", url: "/nowhere.png" })).rejects.toThrow("decoded");
  expect(isRed((await look(dressed.track)).wall)).toBe(false);
  camera.stop();
  dressed.stop();
});
