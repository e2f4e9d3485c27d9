import { expect, test } from "vitest";
import { cutStyle } from "./cutStyle.ts";

const size = { w: 400, h: 200 };

test("the kept part fills its square", () => {
  const style = cutStyle({ url: "blob:x", size, area: { x: 100, y: 0, w: 200, h: 200 } });
  expect(style).toEqual({
    backgroundImage: 'url("blob:x")',
    backgroundSize: "200% 100%",
    backgroundPosition: "50% 0%",
  });
});

test("before the part is known all of the picture is there", () => {
  expect(cutStyle({ url: "blob:x", size, area: null })).toMatchObject({
    backgroundSize: "100% 100%",
    backgroundPosition: "0% 0%",
  });
});
