import { expect, test } from "vitest";
import { refusalsOf, type Operation } from "../common/operation.ts";
import { EMAIL_FAULTS } from "../invitation/records.ts";
import { operations } from "../operations.ts";
import { ERROR_CODES, errorText, type ErrorCode } from "./errors.ts";

test("what a busy server answers is a whole sentence without anything said of it", () => {
  expect(errorText("serverError", "en")).toBe("Server request failed with status code: 503");
  expect(errorText("serverError", "ru")).toBe("Сервер ответил с кодом ошибки: 503");
  expect(errorText("serverError", "en", { n: 502 })).toBe("Server request failed with status code: 502");
});

/** Codes of any call: from the program before an operation runs, or from the browser if no answer came. */
const OF_ANY_CALL = [
  "connectionFailed",
  "serverError",
  "unknownError",
  "forbidden",
  "unauthorized",
  "invalidRequest",
  "somethingWentWrong",
] as const satisfies readonly ErrorCode[];
/** Codes of the upload URL, which is no operation. */
const OF_UPLOADS = [
  "uploadIntentExpired",
  "invalidFileType",
  "imageTooLarge",
  "fileDamaged",
  "fileNotSafe",
  "uploadsBusy",
  "pictureNotReached",
] as const satisfies readonly ErrorCode[];

test("every code is what some operation refuses with, for which there is a trial each", () => {
  const all: readonly Operation[] = Object.values(operations);
  const answered = new Set<ErrorCode>([...all.flatMap(refusalsOf), ...EMAIL_FAULTS, ...OF_ANY_CALL, ...OF_UPLOADS]);
  const silent = ERROR_CODES.filter((code) => !answered.has(code));
  expect(silent).toEqual([]);
});
