import { must } from "@atrium/contract";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ProfileDialog } from "./ProfileDialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const account = exampleAccount();
const name = page.getByLabelText("Name", { exact: true });
const more = page.getByRole("button", { name: "Eight more" });
const shoot = page.getByRole("button", { name: "Take it" });
const done = page.getByRole("button", { name: "Done" });

test("only what changed is sent, and being done closes the dialog", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account: { ...account, name: "Mira H." } } });
  await userEvent.fill(name, " Mira H. ");
  await userEvent.click(more);
  await userEvent.click(page.getByTitle("Owl"));
  await userEvent.click(done);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  // On a busy machine the name goes before the face is chosen.
  const sent = server.asked.filter(({ operation }) => operation === "updateAccount").map(({ input }) => input);
  expect(Object.assign({}, ...sent)).toEqual({ name: "Mira H.", avatarAppearance: "animal:owl" });
});

test("words and a face are kept as one goes, as a picture is, and the dialog says so while it stays open", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account } });
  await userEvent.fill(name, "Mira H.");
  await expect.poll(() => server.asked.map(({ input }) => input)).toEqual([{ name: "Mira H." }]);
  await userEvent.click(more);
  await userEvent.click(page.getByTitle("Owl"));
  await expect.poll(() => server.asked.at(-1)?.input).toMatchObject({ avatarAppearance: "animal:owl" });
  await expect.element(page.getByRole("dialog", { name: "My profile" })).toBeVisible();
});

test("being done while the last words are on their way closes the dialog once they are kept, and sends nothing twice", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account: { ...account, name: "Mira H." } } });
  server.hold();
  await userEvent.fill(name, "Mira H.");
  await expect.poll(() => server.asked.length).toBe(1);
  // A press that begins before they are sent and ends after must count.
  await expect.element(done).toBeEnabled();
  await userEvent.click(done);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  server.letGo();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toHaveLength(1);
});

test("a change that was refused does not close the dialog when a later one is kept", async () => {
  const server = await open();
  server.answer("updateAccount", { forbidden: {} });
  await userEvent.fill(name, "Mira H.");
  await userEvent.click(done);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Sorry, you don't have access");
  server.answer("updateAccount", { success: { account } });
  await userEvent.fill(name, "Mira Hansen");
  await expect.poll(() => server.asked.at(-1)?.input).toEqual({ name: "Mira Hansen" });
  await expect.element(done).toBeEnabled();
  await expect.element(name).toHaveValue("Mira Hansen");
});

test("what was typed before the dialog is closed by Escape is kept", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account } });
  await userEvent.fill(name, "Mira H.");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => server.asked.map(({ input }) => input)).toEqual([{ name: "Mira H." }]);
});

test("in a low window the way out of a longer dialog stays in sight", async () => {
  await page.viewport(800, 600);
  await open();
  await expect.element(done).toBeInViewport({ ratio: 1 });
  await page.viewport(1024, 768);
});

test("being done without changes asks nothing", async () => {
  const server = await open();
  await userEvent.click(done);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

test("nobody can take their name away: the field says so and has the focus", async () => {
  const server = await open();
  await userEvent.fill(name, "  ");
  await userEvent.click(done);
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(server.asked).toEqual([]);
});

test("a refusal is said, and what was typed stays", async () => {
  const server = await open();
  server.answer("updateAccount", { forbidden: {} });
  await userEvent.fill(name, "Mira H.");
  await userEvent.click(done);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Sorry, you don't have access");
  await expect.element(name).toHaveValue("Mira H.");
});

test("a picture that is not taken after all changes nothing, and what was typed stays", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account } });
  await userEvent.fill(name, "Mira H.");
  await userEvent.upload(page.getByLabelText("Upload a picture"), await pictureFile());
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Cancel" }).last());
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Mira H.");
  await expect.poll(() => server.asked.map(({ input }) => input)).toEqual([{ name: "Mira H." }]);
});

test("a picture is turned and mirrored before it is cut", async () => {
  await open();
  await userEvent.upload(page.getByLabelText("Upload a picture"), await pictureFile());
  const shape = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = document.querySelector<HTMLImageElement>('img[src^="blob:"]') ?? {};
    return [naturalWidth, naturalHeight];
  };
  await expect.poll(shape).toEqual([60, 40]);
  await userEvent.click(page.getByRole("button", { name: "Turn left" }));
  await expect.poll(shape).toEqual([40, 60]);
  await userEvent.click(page.getByRole("button", { name: "Mirror" }));
  await expect.poll(shape).toEqual([40, 60]);
  await userEvent.click(page.getByRole("button", { name: "Turn left" }));
  await expect.poll(shape).toEqual([60, 40]);
});

test("what is no picture is said to be none, and nothing is cropped", async () => {
  await open();
  await userEvent.upload(page.getByLabelText("Upload a picture"), new File(["x"], "x.png", { type: "image/png" }));
  await expect.element(page.getByRole("alert").first()).not.toBeEmptyDOMElement();
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).not.toBeInTheDocument();
});

test("Escape gives up the picture alone, and the keyboard is where the picture was asked for", async () => {
  await open();
  await userEvent.fill(name, "Mira H.");
  const upload = page.getByRole("button", { name: "Upload a picture" });
  (upload.element() as HTMLElement).focus();
  await userEvent.upload(page.getByLabelText("Upload a picture"), await pictureFile());
  const picture = page.getByRole("dialog", { name: "Your picture" });
  await expect.element(picture).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Mira H.");
  await expect.element(upload).toHaveFocus();
});

test("eight drawn faces stand there at first, more at a wish, and all of them fold away again", async () => {
  await open();
  const faces = page.getByRole("group", { name: "Or a drawn face" }).getByRole("radio");
  await expect.poll(() => faces.elements().length).toBe(9);
  await userEvent.click(more);
  await userEvent.click(more);
  await expect.poll(() => faces.elements().length).toBe(25);
  await userEvent.click(page.getByRole("button", { name: "Show fewer" }));
  await expect.poll(() => faces.elements().length).toBe(9);
  await expect.element(more).toHaveFocus();
});

test("the name of the colour and the length of the name stand beside them", async () => {
  await open();
  await userEvent.fill(name, "Mira");
  await expect.element(page.getByText("4 / 50")).toBeVisible();
  await userEvent.click(page.getByTitle("Raspberry"));
  await expect.element(page.getByText("Raspberry", { exact: true })).toBeVisible();
});

test("a picture is taken with the camera, cut as any other, and the camera goes off", async () => {
  const camera = drawnCamera();
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(camera.open);
  await open();
  expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Take a picture" }));
  await expect.element(shoot).toBeEnabled();
  await userEvent.click(shoot);
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).toBeVisible();
  await expect.poll(() => camera.tracks.map((track) => track.readyState)).not.toContain("live");
  camera.stop();
});

test("a camera that the browser does not give is said to be blocked, and no picture can be taken", async () => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await open();
  await userEvent.click(page.getByRole("button", { name: "Take a picture" }));
  await expect.element(page.getByText(/^Your browser is blocking the camera/)).toBeVisible();
  await expect.element(shoot).toBeDisabled();
});

/** A camera that shows one colour after another. */
function drawnCamera() {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 64, height: 48 });
  const pen = must(canvas.getContext("2d"), "a canvas of a page has one");
  let hue = 0;
  const timer = setInterval(() => {
    pen.fillStyle = `hsl(${(hue += 40)} 60% 50%)`;
    pen.fillRect(0, 0, 64, 48);
  }, 30);
  const tracks: MediaStreamTrack[] = [];
  const open = () => {
    const stream = canvas.captureStream();
    tracks.push(...stream.getVideoTracks());
    return Promise.resolve(stream);
  };
  return { open, tracks, stop: () => clearInterval(timer) };
}

async function open() {
  const server = fakeServer();
  await drawn(<Profile />);
  return server;
}

function Profile() {
  const [opened, setOpened] = useState(true);
  return <ProfileDialog account={account} opened={opened} onClose={() => setOpened(false)} />;
}

async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
}
