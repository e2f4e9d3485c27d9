import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { constants, must } from "@atrium/contract";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const NAME = "documentPictureInPicture";

/** A browser with small windows, where one is a frame of the page: it has a document and a size of its own. */
function withSmallWindows() {
  const opened: HTMLIFrameElement[] = [];
  const requestWindow = async ({ width, height }: { width: number; height: number }) => {
    const frame = document.createElement("iframe");
    frame.width = String(width);
    frame.height = String(height);
    document.body.append(frame);
    opened.push(frame);
    const small = must(frame.contentWindow, "a frame in the page has a window");
    // A real window closes itself; the frame must be removed.
    Reflect.set(small, "close", () => {
      small.dispatchEvent(new Event("pagehide"));
      frame.remove();
    });
    return small;
  };
  Reflect.defineProperty(globalThis, NAME, { value: { requestWindow }, configurable: true });
  return { frame: () => opened.at(-1), isOpen: () => opened.at(-1)?.isConnected === true };
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, NAME);
  for (const frame of document.querySelectorAll("body > iframe")) frame.remove();
});

/** A room that records what the media were told about the small window, and what was pressed. */
async function inRoom(options: FixtureOptions = {}) {
  const told: { faces: ReadonlyMap<string, number> | null; pressed: string[] } = { faces: null, pressed: [] };
  const port = {
    ...fixtureRoom({ people: cast, ...options }),
    setSmallWindow: (faces: ReadonlyMap<string, number> | null) => {
      told.faces = faces;
    },
    toggleMicrophone: async () => void told.pressed.push("microphone"),
    toggleCamera: async () => void told.pressed.push("camera"),
    leave: () => void told.pressed.push("leave"),
  };
  const shown = await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { port, told, shown };
}

const inside = (frame: HTMLIFrameElement | undefined) => must(frame?.contentDocument, "the small window is open");
const button = (frame: HTMLIFrameElement | undefined, label: string) =>
  must(inside(frame).querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`), label);

test("a key opens the small window with those I hear, in our styles and language, and closes it", async () => {
  const small = withSmallWindows();
  const { told } = await inRoom();
  await userEvent.keyboard("p");
  await expect.poll(small.isOpen).toBe(true);
  await expect.poll(() => inside(small.frame()).querySelectorAll("li").length).toBe(2);
  const own = inside(small.frame());
  expect(own.querySelector("h1")?.textContent?.replaceAll(/\p{Cf}/gu, "")).toBe("Lounge, Kestrel Studio");
  expect(own.documentElement.lang).toBe(document.documentElement.lang);
  expect(own.title).toBe(document.title);
  const colour = getComputedStyle(must(own.querySelector("main"), "its room")).backgroundColor;
  expect(colour).toBe("rgb(33, 28, 25)");
  await expect.poll(() => [...(told.faces?.keys() ?? [])]).toEqual([idOf("marina"), idOf("tomas")]);
  await userEvent.keyboard("p");
  await expect.poll(small.isOpen).toBe(false);
  expect(told.faces).toBeNull();
});

test("microphone, camera and leaving are pressed there, and its keys are the room's", async () => {
  const small = withSmallWindows();
  const { told } = await inRoom();
  await userEvent.click(page.getByRole("button", { name: "Small window over other apps" }));
  await expect.poll(small.isOpen).toBe(true);
  await expect.poll(() => inside(small.frame()).querySelector("main")).not.toBeNull();
  button(small.frame(), "Turn the microphone off").click();
  button(small.frame(), "Turn the camera off").click();
  inside(small.frame()).dispatchEvent(new KeyboardEvent("keydown", { code: "KeyM", bubbles: true }));
  button(small.frame(), "Leave").click();
  // Before one leaves it is looked up whether something would be lost.
  await expect.poll(() => told.pressed).toEqual(["microphone", "camera", "microphone", "leave"]);
});

test("it goes by its own cross, by the way back, and with the room", async () => {
  const small = withSmallWindows();
  const { shown, told } = await inRoom();
  await userEvent.keyboard("p");
  await expect.poll(() => told.faces?.size).toBe(2);
  small.frame()?.contentWindow?.close();
  await expect.poll(() => told.faces).toBeNull();
  await userEvent.keyboard("p");
  await expect.poll(() => told.faces?.size).toBe(2);
  button(small.frame(), "Back to the room").click();
  await expect.poll(small.isOpen).toBe(false);
  await userEvent.keyboard("p");
  await expect.poll(small.isOpen).toBe(true);
  await shown.unmount();
  expect(small.isOpen()).toBe(false);
});

test("a window that opens after its room was left closes at once", async () => {
  const small = withSmallWindows();
  const { shown } = await inRoom();
  await userEvent.keyboard("p");
  await shown.unmount();
  await expect.poll(() => small.frame() !== undefined && !small.isOpen()).toBe(true);
});

test("what comes into the page later comes into the small window too", async () => {
  const small = withSmallWindows();
  await inRoom();
  await userEvent.keyboard("p");
  await expect.poll(small.isOpen).toBe(true);
  const late = document.createElement("style");
  late.textContent = ".late { color: red }";
  document.head.append(late);
  const texts = () => [...inside(small.frame()).querySelectorAll("style")].map(({ textContent }) => textContent);
  await expect.poll(texts).toContain(".late { color: red }");
  late.remove();
});

test("where nobody is near it shows me and says so", async () => {
  const small = withSmallWindows();
  await inRoom({ people: cast.slice(0, 1) });
  await userEvent.keyboard("p");
  await expect.poll(() => small.frame()?.contentDocument?.querySelector("li")?.textContent).toBe("You");
  expect(inside(small.frame()).body.textContent).toContain("Nobody nearby");
});

test("who is at the small window is still here", async () => {
  const small = withSmallWindows();
  const off = { microphone: { state: "off" }, camera: { state: "off" }, screen: { state: "off" } } as const;
  await inRoom({ people: cast.slice(0, 1).map((me) => ({ ...me, level: 0 })), media: off });
  await userEvent.keyboard("p");
  await expect.poll(() => small.frame()?.contentDocument?.querySelector("li")?.textContent).toBe("You");
  const now = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => now() + constants.presence.quietAloneMs);
  await expect.element(page.getByTestId("still-here")).toBeVisible();
  inside(small.frame()).body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(page.getByTestId("still-here")).not.toBeInTheDocument();
});

test("a browser without small windows is offered none, and the key does nothing", async () => {
  await inRoom();
  await userEvent.keyboard("p");
  await expect.element(page.getByRole("button", { name: "Small window over other apps" })).not.toBeInTheDocument();
});
