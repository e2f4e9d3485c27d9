import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleMember } from "../testing/examples.ts";
import { InvitationArt } from "./InvitationArt.tsx";

afterEach(() => page.viewport(1024, 768));

const faces = ["timur", "priya", "jonas", "amara", "daniel", "nadia", "olga"];
const space = { slug: "garden", name: "Garden", backgroundUrl: null, onlineCount: 9 };

async function shown(count: number, height: number, avatarAppearance?: "letter") {
  const people = faces
    .slice(0, count)
    .map((face) => ({ ...exampleMember(face), ...(avatarAppearance !== undefined && { avatarAppearance }) }));
  await drawn(
    <div style={{ position: "relative", width: 380, height, containerType: "size" }}>
      <InvitationArt space={{ ...space, people }} />
    </div>,
  );
  await expect.element(page.getByText("9 people are inside now")).toBeVisible();
  return document.querySelectorAll("[data-face]").length;
}

test("at most six people are in the picture, those in front with their first names", async () => {
  expect(await shown(7, 800)).toBe(6);
  for (const name of ["Timur", "Priya", "Jonas", "Amara"]) await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText("Daniel")).not.toBeInTheDocument();
});

test("whoever has no picture stands there with their letter in the middle", async () => {
  await shown(1, 800, "letter");
  const [face, letter] = ["[data-face]", "[data-letter]"].map((part) => document.querySelector(part));
  const middle = (of: Element | null | undefined) => {
    const { top = 0, height = 0 } = of?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  expect(letter).not.toBeNull();
  expect(Math.abs(middle(letter) - middle(face))).toBeLessThan(4);
});

test("with nobody to show the picture says only how many are inside", async () => {
  expect(await shown(0, 800)).toBe(0);
});

test("in a phone's low picture nobody stands on the words", async () => {
  await page.viewport(390, 844);
  await shown(6, 262);
  await expect.element(page.getByText("Timur")).not.toBeVisible();
  const words = page.getByText("Garden", { exact: true }).element().getBoundingClientRect();
  for (const face of document.querySelectorAll("[data-face]"))
    expect(face.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.top);
});
