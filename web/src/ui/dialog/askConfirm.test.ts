import { expect, test } from "vitest";
import { askConfirm } from "./askConfirm.ts";
import { asked } from "./asked.ts";

const question = { title: "Leave?", text: "You keep your place.", act: "Leave", cancel: "Stay" };
const thereIsAPlace = async () => true;

test("the answer ends the question", async () => {
  const answer = askConfirm(question, thereIsAPlace);
  expect(asked.getState().current?.question).toEqual(question);
  asked.getState().current?.answer(true);
  expect(await answer).toBe(true);
  expect(asked.getState().current).toBeNull();
});

test("a second question answers the first with no", async () => {
  const first = askConfirm(question, thereIsAPlace);
  const second = askConfirm({ ...question, title: "Really?" }, thereIsAPlace);
  expect(await first).toBe(false);
  expect(asked.getState().current?.question.title).toBe("Really?");
  asked.getState().current?.answer(false);
  expect(await second).toBe(false);
});

test("where the place to ask cannot be loaded, the answer is no", async () => {
  expect(await askConfirm(question, async () => false)).toBe(false);
  expect(asked.getState().current).toBeNull();
});

test("a question that had no place answers only itself", async () => {
  const first = askConfirm(question, async () => false);
  const second = askConfirm({ ...question, title: "Really?" }, thereIsAPlace);
  expect(await first).toBe(false);
  expect(asked.getState().current?.question.title).toBe("Really?");
  asked.getState().current?.answer(true);
  expect(await second).toBe(true);
});
