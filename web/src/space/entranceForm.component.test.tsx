import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { saidInAddress, takeSecretsFromAddress } from "../platform/address.ts";
import { drawn } from "../testing/drawn.tsx";
import { exampleEntrance } from "../testing/examples.ts";
import { EntranceForm, type EntranceFormProps } from "./EntranceForm.tsx";

const enter = page.getByRole("button", { name: "Enter and listen" });
const name = page.getByLabelText("Your name");
const password = page.getByLabelText("Password");

async function card(change: Partial<EntranceFormProps> = {}) {
  const entered = vi.fn<EntranceFormProps["enter"]>();
  const form = (more: Partial<EntranceFormProps>) => (
    <EntranceForm
      entrance={exampleEntrance({ hasPassword: true })}
      isEntering={false}
      canHear
      wrongPassword={false}
      tries={null}
      problem={null}
      rememberedName=""
      rememberedAbout=""
      broughtPassword=""
      warmUp={() => undefined}
      enter={entered}
      {...change}
      {...more}
    />
  );
  const { rerender } = await drawn(form({}));
  return { entered, change: (more: Partial<EntranceFormProps>) => rerender(form(more)) };
}

test("what is missing says so at once, and the first of it has the focus", async () => {
  const { entered } = await card();
  await userEvent.click(enter);
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, "Anna");
  await userEvent.click(enter);
  await expect.element(password).toHaveFocus();
  expect(entered).not.toHaveBeenCalled();
  await userEvent.fill(password, "open sesame");
  await userEvent.click(enter);
  expect(entered).toHaveBeenCalledWith({ name: "Anna", password: "open sesame" });
});

test("a wrong password stands under its field, has the focus, and goes as another is typed", async () => {
  const { change } = await card({ rememberedName: "Anna", broughtPassword: "wrong one" });
  await change({ wrongPassword: true });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, "right one");
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("with few tries left a wrong password counts them, and without any says until when to rest", async () => {
  const { change } = await card({ rememberedName: "Anna", broughtPassword: "wrong one" });
  const renewAtMs = Date.now() + 1000;
  await change({ wrongPassword: true, tries: { left: 9, renewAtMs } });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Invalid password");
  expect(page.getByText(/more tr/).elements()).toEqual([]);
  await change({ wrongPassword: true, tries: { left: 1, renewAtMs } });
  await expect.element(page.getByText(/^Invalid password. 1 more try, then a rest until/)).toBeVisible();
  await change({ wrongPassword: true, tries: { left: 0, renewAtMs } });
  await expect.element(page.getByText(/^No more tries until/)).toBeVisible();
});

test("a space that wants to know people asks for a few words, counts them, and Enter goes in from there", async () => {
  const { entered } = await card({
    entrance: exampleEntrance({ hasPassword: false, isWelcomeRequired: true }),
    rememberedName: "Anna",
  });
  await userEvent.click(enter);
  const about = page.getByLabelText("A few words about you");
  await expect.element(about).toHaveFocus();
  await userEvent.keyboard("I draw birds");
  await expect.element(page.getByText("12 / 250")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(entered).toHaveBeenCalledWith({ name: "Anna", about: "I draw birds" });
});

test("who has said a few words already is not asked again", async () => {
  const { entered } = await card({
    entrance: exampleEntrance({ hasPassword: false, isWelcomeRequired: true }),
    rememberedName: "Anna",
    rememberedAbout: "I draw birds",
  });
  await userEvent.click(enter);
  expect(entered).toHaveBeenCalledWith({ name: "Anna" });
});

test("who is on the way in is not sent twice", async () => {
  const { entered } = await card({ rememberedName: "Anna", broughtPassword: "right one", isEntering: true });
  await userEvent.click(name);
  await userEvent.keyboard("{Enter}");
  expect(entered).not.toHaveBeenCalled();
});

test("what a link says of its guest stands in the card and not in the address, on one line and as long as it may be", async () => {
  come({ name: ` Ada\nLovelace ${"x".repeat(99)}`, about: "Paints birds" });
  expect(new URLSearchParams(location.search).has("name")).toBe(false);
  expect(saidInAddress("name", 12)).toBe("Ada Lovelace");
  await card({ entrance: exampleEntrance({ isWelcomeRequired: true }), rememberedName: "Ada" });
  await expect.element(page.getByLabelText(/A few words about you/)).toHaveValue("Paints birds");
  come({ name: "", about: "" });
});

/** Opens a link with these words in it. */
function come(said: { name: string; about: string }): void {
  const address = new URL(location.href);
  for (const [what, words] of Object.entries(said)) address.searchParams.set(what, words);
  history.replaceState(history.state, "", address);
  takeSecretsFromAddress();
}
