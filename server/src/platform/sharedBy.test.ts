import { afterEach, expect, test, vi } from "vitest";
import { sharedBy } from "./sharedBy.ts";

afterEach(() => void vi.useRealTimers());

function counted(standsForMs?: (answer: string) => number) {
  const answers: ((answer: string) => void)[] = [];
  const ask = (_key: string) => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, asked: sharedBy((key: string) => key, ask, standsForMs) };
}

test("whoever asks meanwhile shares the answer; whoever asks later or something else gets their own", async () => {
  const { answers, asked } = counted();
  const [one, two, other] = [asked("a"), asked("a"), asked("b")];
  expect(answers).toHaveLength(2);
  for (const [at, answer] of answers.entries()) answer(String(at));
  expect(await Promise.all([one, two, other])).toEqual(["0", "0", "1"]);
  void asked("a");
  expect(answers).toHaveLength(3);
});

test("an answer that stands is given to those who come after it, and no longer", async () => {
  vi.useFakeTimers();
  const { answers, asked } = counted((answer) => (answer === "away" ? 0 : 1000));
  const first = asked("a");
  answers[0]?.("away");
  await first;
  const second = asked("a");
  answers[1]?.("done");
  await second;
  await vi.advanceTimersByTimeAsync(999);
  expect(await asked("a")).toBe("done");
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  void asked("a");
  expect(answers).toHaveLength(3);
});

test("a failure is everybody's who asked meanwhile, and is not kept", async () => {
  let count = 0;
  const asked = sharedBy(
    () => "one",
    async () => {
      count += 1;
      throw new Error("away");
    },
    () => 1000,
  );
  await expect(Promise.allSettled([asked(), asked()])).resolves.toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(count).toBe(1);
  await expect(asked()).rejects.toThrow("away");
  expect(count).toBe(2);
});
