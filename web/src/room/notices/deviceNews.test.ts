import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import { deviceNews } from "./deviceNews.ts";

const failed = { type: "choiceFailed", kind: "microphone", label: "The headset", reason: "busy" } as const;
const told = (event: Parameters<typeof deviceNews>[0], locale: "ru" | "en") =>
  deviceNews(event, sayIn(roomTexts, locale), () => {})?.text;

test("a device that was chosen and does not open is told in both languages", () => {
  expect(told(failed, "en")).toBe("The headset is in use by another app. Nothing has changed.");
  expect(told(failed, "ru")).toBe("The headset: устройство занято другой программой. Всё осталось как было.");
});

test("a device whose name the browser hides is called by its kind", () => {
  expect(told({ ...failed, kind: "camera", label: "", reason: "unknown" }, "en")).toMatch(
    /^Camera could not be opened/,
  );
});

test("a choice that the browser blocks says where to allow it", () => {
  expect(told({ ...failed, reason: "blocked" }, "en")).toContain("Allow it to the left of the address");
});
