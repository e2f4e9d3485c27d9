import { expect, test } from "vitest";
import { askConfirm, asked } from "./askConfirm.ts";

const question = { title: "Leave?", text: "You keep your place.", act: "Leave", cancel: "Stay" };

test("the answer ends the question", async () => {
  const answer = askConfirm(question);
  expect(asked.getState().current?.question).toEqual(question);
  asked.getState().current?.answer(true);
  expect(await answer).toBe(true);
  expect(asked.getState().current).toBeNull();
});

test("a second question answers the first with no", async () => {
  const first = askConfirm(question);
  const second = askConfirm({ ...question, title: "Really?" });
  expect(await first).toBe(false);
  expect(asked.getState().current?.question.title).toBe("Really?");
  asked.getState().current?.answer(false);
  expect(await second).toBe(false);
});
