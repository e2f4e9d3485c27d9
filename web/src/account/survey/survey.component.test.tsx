import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SurveyForm } from "./SurveyForm.tsx";

afterEach(() => vi.unstubAllGlobals());

test("what was answered is sent at once, and the rest is left out", async () => {
  await page.viewport(1280, 800);
  const server = fakeServer();
  const done = vi.fn(async () => undefined);
  server.answer("answerSurvey", { success: {} });
  await drawn(<SurveyForm name="Mira" onDone={done} />);
  await userEvent.click(page.getByText("Teaching"));
  await userEvent.selectOptions(page.getByLabelText("Your role"), "Teacher");
  await userEvent.click(page.getByText("11 to 50"));
  await userEvent.click(page.getByRole("button", { name: "Done" }));
  await expect.poll(() => done).toHaveBeenCalledOnce();
  expect(server.asked).toEqual([
    {
      operation: "answerSurvey",
      input: { name: "Mira", useCase: "teaching", role: "teacher", companySize: "11-50" },
    },
  ]);
});

test("where answers also go to HubSpot that is said before anything is answered, else not", async () => {
  fakeServer();
  const done = async () => undefined;
  const screen = await drawn(<SurveyForm name="Mira" goesToHubspot onDone={done} />);
  await expect.element(page.getByText(/in HubSpot/)).toBeVisible();
  await screen.unmount();
  await drawn(<SurveyForm name="Mira" onDone={done} />);
  await expect.element(page.getByText(/nothing more/)).toBeVisible();
  expect(page.getByText(/HubSpot/).elements()).toEqual([]);
});

test("on the phone one question follows the other, and going back keeps what was answered", async () => {
  await page.viewport(390, 844);
  const server = fakeServer();
  const done = vi.fn(async () => undefined);
  server.answer("answerSurvey", { success: {} });
  await drawn(<SurveyForm name={null} onDone={done} />);
  await userEvent.fill(page.getByLabelText("Your name"), "Kim");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Question 2 of 4")).toBeVisible();
  await userEvent.click(page.getByText("Events"));
  await userEvent.click(page.getByRole("button", { name: "Back" }));
  await expect.element(page.getByLabelText("Your name")).toHaveValue("Kim");
  for (const at of [2, 3, 4]) {
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    await expect.element(page.getByText(`Question ${at} of 4`)).toBeVisible();
  }
  expect(server.asked).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Done" }));
  await expect.poll(() => done).toHaveBeenCalledOnce();
  expect(server.asked).toEqual([{ operation: "answerSurvey", input: { name: "Kim", useCase: "events" } }]);
});
