import { expect, test } from "vitest";
import { deviceToFollow } from "./deviceToFollow.ts";

const builtIn = { deviceId: "built-in", label: "Built-in" };
const headset = { deviceId: "headset", label: "Headset" };
const standard = (label: string) => ({ deviceId: "default", label });

test("the remembered device is taken back when it is plugged in again", () => {
  expect(deviceToFollow([builtIn, headset], builtIn, "headset")).toBe("headset");
});

test("nothing changes while the remembered device is in use or away", () => {
  expect(deviceToFollow([builtIn, headset], headset, "headset")).toBeNull();
  expect(deviceToFollow([builtIn], builtIn, "headset")).toBeNull();
});

test("who uses the default goes along when the system chooses another one", () => {
  expect(deviceToFollow([standard("Headset"), builtIn, headset], standard("Built-in"), null)).toBe("default");
  expect(deviceToFollow([standard("Built-in"), builtIn], standard("Built-in"), null)).toBeNull();
});

test("hidden labels decide nothing", () => {
  expect(deviceToFollow([standard("")], standard("Built-in"), null)).toBeNull();
});
