import { expect, test } from "vitest";
import { errorText } from "./errors.ts";

test("what a busy server answers is a whole sentence without anything said of it", () => {
  expect(errorText("serverError", "en")).toBe("Server request failed with status code: 503");
  expect(errorText("serverError", "ru")).toBe("Сервер ответил с кодом ошибки: 503");
  expect(errorText("serverError", "en", { n: 502 })).toBe("Server request failed with status code: 502");
});
