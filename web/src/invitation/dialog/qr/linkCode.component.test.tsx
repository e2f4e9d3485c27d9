import jsqr from "jsqr";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { LinkCode } from "./LinkCode.tsx";
import { qrPicture } from "./qrPicture.ts";
import { qrShape } from "./qrShape.ts";

/** What a camera reads in a picture. */
async function readIn(picture: Blob, pixels: number): Promise<string | null> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: pixels, resizeHeight: pixels });
  const paint = new OffscreenCanvas(pixels, pixels).getContext("2d");
  paint?.drawImage(bitmap, 0, 0);
  const seen = paint?.getImageData(0, 0, pixels, pixels);
  return seen === undefined ? null : (jsqr(seen.data, pixels, pixels)?.data ?? null);
}

test.each([
  "https://a.io/invite/g/wm7rk2h9q",
  "http://localhost:3000/member-invite/Zb3m0Qd8Xr1s5TtY7uVwAa",
  `https://rooms.a-rather-long-name-of-a-company.example.org/guest-invite/${"x".repeat(40)}`,
])("a camera reads the link in its picture, large or small: %s", async (url) => {
  const picture = await qrPicture(qrShape(url));
  if (picture === null) throw new Error("The picture was not drawn");
  expect(await readIn(picture, 1024)).toBe(url);
  expect(await readIn(picture, 300)).toBe(url);
});

test("the code says what it is and is saved as a picture under the name of where it leads", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await drawn(<LinkCode url="https://atrium.example/invite/g/wm7rk2h9q" name="Garden retro" />);
  await expect.element(page.getByRole("img", { name: "QR code for the link" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Save picture" }));
  await expect.poll(() => saved).toEqual(["Garden retro.png"]);
  vi.restoreAllMocks();
});
