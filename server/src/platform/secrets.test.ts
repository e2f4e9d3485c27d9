import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deriveSecrets } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a secret made once is found again and readable by its user only", () => {
  const first = deriveSecrets(null, folder);
  expect(deriveSecrets(null, folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("keys for different uses have nothing in common, and the media server's is long enough", () => {
  const { sessions, codes, media } = deriveSecrets("a configured secret", folder);
  expect(sessions.equals(codes)).toBe(false);
  expect(media.apiSecret.length).toBeGreaterThanOrEqual(32);
  expect(deriveSecrets("another secret", folder).media.apiSecret).not.toBe(media.apiSecret);
});

test("a broken file is told, not replaced", () => {
  const broken = mkdtempSync(join(folder, "broken-"));
  writeFileSync(join(broken, "secrets.json"), "{}");
  expect(() => deriveSecrets(null, broken)).toThrow("holds no secret");
});
