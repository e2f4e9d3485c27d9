import { expect, test } from "vitest";
import { idOf } from "../fixtures/people.ts";
import { pointerAim } from "./usePointerAim.ts";

const kofi = idOf("kofi");
const lena = idOf("lena");

function hand(pointerType: "mouse" | "touch" = "mouse") {
  const aim = pointerAim();
  const pointed: (string | null)[] = [];
  const point = (id: string | null) => void pointed.push(id);
  const at = (kind: "over" | "move", person: typeof kofi | null, { x = 10, buttons = 0 } = {}) =>
    aim({ pointerType, clientX: x, clientY: 5, buttons }, { kind, person, point });
  return { at, pointed };
}

test("a mouse that moves onto somebody points at them", () => {
  const { at, pointed } = hand();
  at("over", kofi);
  at("move", kofi);
  expect(pointed).toEqual([kofi]);
});

test("somebody who walks under a resting mouse is not pointed at, and whoever walks away is let go of", () => {
  const { at, pointed } = hand();
  at("move", kofi);
  at("over", null);
  at("over", lena);
  at("move", lena);
  expect(pointed).toEqual([kofi, null]);
});

test("a mouse that drags points at nobody, and a finger never does", () => {
  const mouse = hand();
  mouse.at("move", kofi, { buttons: 1 });
  expect(mouse.pointed).toEqual([]);
  const finger = hand("touch");
  finger.at("move", kofi);
  expect(finger.pointed).toEqual([]);
});
