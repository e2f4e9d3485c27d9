import { afterEach, expect, test, vi } from "vitest";
import { createTranslator } from "./translator.ts";

afterEach(() => vi.unstubAllGlobals());

test("a translator that answers something else is told without what was said", async () => {
  const faults: unknown[] = [];
  const translate = createTranslator({ url: "http://10.0.0.8:5000", apiKey: null }, (error) => faults.push(error));
  for (const answer of ["<p>a secret</p>", "a secret", '{"translatedText":"a secret"', '{"text":"a secret"}']) {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
    expect(await translate({ text: "a secret", from: "en", to: "ru" })).toBeNull();
  }
  expect(faults).toHaveLength(4);
  expect(new Set(faults.map(String))).toEqual(new Set(["Error: the translator answered 200"]));
});
