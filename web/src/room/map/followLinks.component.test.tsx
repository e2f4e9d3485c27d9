import { expect, onTestFinished, test, vi } from "vitest";
import { followLinks } from "./followLinks.ts";

/** A link in something on the floor; how it is pressed, and how far from there what gets the click. */
function aFloor(opens = false) {
  const root = document.createElement("div");
  root.innerHTML = '<div data-element="note"><a href="#there">There</a></div>';
  document.body.append(root);
  const stop = new AbortController();
  followLinks(root, stop.signal, (elementId) => opens && elementId === "note");
  const link = root.querySelector("a") ?? root;
  const followed: boolean[] = [];
  // Once the floor has seen it; no page is opened.
  const see = (event: Event) => {
    if (event.target !== link) return;
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", see, { signal: stop.signal });
  onTestFinished(() => {
    stop.abort();
    root.remove();
  });
  const press = () =>
    link.dispatchEvent(new PointerEvent("pointerdown", { ...at(0), bubbles: true, pointerType: "mouse" }));
  const click = (on: Element, movedBy: number, how: MouseEventInit = {}) =>
    on.dispatchEvent(new MouseEvent("click", { ...at(movedBy), detail: 1, bubbles: true, cancelable: true, ...how }));
  return { root, link, followed, press, click };
}
const at = (movedBy: number) => ({ clientX: 100 + movedBy, clientY: 100 });

test("a steady click on a link follows it, whether the floor gets the click or the link", () => {
  const { root, link, followed, press, click } = aFloor();
  press();
  click(root, 1);
  press();
  click(link, 1);
  expect(followed).toEqual([true, true]);
});

test("a link that was dragged is not followed, whichever gets the click", () => {
  const { root, link, followed, press, click } = aFloor();
  press();
  click(root, 80);
  press();
  click(link, 80);
  expect(followed).toEqual([false]);
});

test("the keyboard follows a link whatever was dragged before", () => {
  const { link, followed, press, click } = aFloor();
  press();
  click(link, -100, { detail: 0 });
  expect(followed).toEqual([true]);
});

test("where a double click opens the thing, a second click takes the first one back, whichever gets them", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { root, link, followed, press, click } = aFloor(true);
  for (const on of [root, link]) {
    press();
    click(on, 0);
    vi.advanceTimersByTime(499);
    press();
    click(on, 0, { detail: 2 });
    vi.advanceTimersByTime(2000);
  }
  // The link itself saw the clicks of which nothing came.
  expect(followed.filter(Boolean)).toEqual([]);
  press();
  click(root, 0);
  expect(followed.filter(Boolean)).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(followed.filter(Boolean)).toEqual([true]);
});

test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "with %o a link does not wait for a second click",
  (held) => {
    const { link, followed, press, click } = aFloor(true);
    press();
    click(link, 0, held);
    expect(followed).toEqual([true]);
  },
);
