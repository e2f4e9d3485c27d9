import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleMember } from "../testing/examples.ts";
import { InvitationArt } from "./InvitationArt.tsx";

afterEach(() => page.viewport(1024, 768));

const faces = ["timur", "priya", "jonas", "amara", "daniel", "nadia", "olga"];
const space = { slug: "garden", name: "Garden", backgroundUrl: null, onlineCount: 9 };

async function shown(count: number, height: number) {
  const people = faces.slice(0, count).map((face) => exampleMember(face));
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
