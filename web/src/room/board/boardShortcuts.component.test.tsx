import { afterEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { i18n } from "../../platform/i18n/i18n.ts";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

afterEach(async () => page.viewport(1280, 800));

/** How far what is drawn in it stays from an element's sides. */
function roomBeside(element: Element): number {
  const inside = document.createRange();
  inside.selectNodeContents(element);
  const [outer, inner] = [element.getBoundingClientRect(), inside.getBoundingClientRect()];
  return Math.min(inner.left - outer.left, outer.right - inner.right);
}

test.each([
  [390, 844],
  [360, 740],
  [320, 640],
  [667, 375],
])(
  "on a phone of %i x %i each act on a board has room beside its Russian word, with the pen in hand too",
  async (w, h) => {
    onTestFinished(async () => void (await i18n.changeLanguage("en")));
    await page.viewport(w, h);
    const people = cast.slice(0, 4).map((each) => ({ ...each, sharing: false }));
    const port = fixtureRoom({ people, room: { type: "collaboration" } });
    await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
    await i18n.changeLanguage("ru");
    const draw = page.getByRole("button", { name: "Рисовать", exact: true });
    await userEvent.click(draw);
    await expect.element(draw).toHaveAttribute("aria-pressed", "true");
    for (const name of ["Добавить", "Рисовать", "Всё сразу"]) {
      const act = page.getByRole("button", { name, exact: true }).element();
      expect({ name, isClear: roomBeside(act) >= 4 }).toEqual({ name, isClear: true });
    }
  },
);
