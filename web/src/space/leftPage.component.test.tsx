import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { LeftPage } from "./LeftPage.tsx";

test.each([
  { isGuest: false, offers: ["Come back", "Go to my spaces"] },
  { isGuest: true, offers: ["Come back"] },
])(
  "whoever left may come back, and goes to spaces of their own unless a guest: $isGuest",
  async ({ isGuest, offers }) => {
    await drawn(<LeftPage spaceName="Kestrel" wasQuiet={false} isGuest={isGuest} comeBack={() => undefined} />);
    await expect.element(page.getByRole("heading", { name: "You left Kestrel" })).toBeVisible();
    const names = [...document.querySelectorAll("main a, main button")].map(({ textContent }) => textContent);
    expect(names).toEqual(offers);
  },
);
