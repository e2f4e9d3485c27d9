import { expect, test } from "vitest";
import { redeemedOnce } from "./redeemedOnce.ts";

const checks = { state: "mine", nonce: "", verifier: "" };

function setUp(answers: string[]) {
  let nowMs = 0;
  const asked: string[] = [];
  const redeem = redeemedOnce({ nowMs: () => nowMs }, async (code) => {
    asked.push(code);
    return answers.shift() ?? "refused";
  });
  return { redeem, asked, pass: (ms: number) => void (nowMs += ms) };
}

test("whoever comes with the same code while it is redeemed, or just after, gets the same answer", async () => {
  const { redeem, asked } = setUp(["Mira"]);
  expect(await Promise.all([redeem("code", checks), redeem("code", checks)])).toEqual(["Mira", "Mira"]);
  expect(await redeem("code", checks)).toBe("Mira");
  expect(asked).toEqual(["code"]);
});

test("with another state, or after a while, the service is asked", async () => {
  const { redeem, pass } = setUp(["Mira"]);
  await redeem("code", checks);
  expect(await redeem("code", { ...checks, state: "another's" })).toBe("refused");
  pass(60_000);
  expect(await redeem("code", checks)).toBe("refused");
});

test("a service that could not be reached is asked again", async () => {
  const { redeem } = setUp(["notReached", "Mira"]);
  expect(await redeem("code", checks)).toBe("notReached");
  expect(await redeem("code", checks)).toBe("Mira");
});
