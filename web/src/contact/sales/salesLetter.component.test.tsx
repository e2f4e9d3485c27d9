import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { overlays, wantOverlays } from "../../ui/overlays.ts";
import { contactDialogs, talkToSales } from "../index.ts";
import { closeContact } from "../openedContact.ts";

afterEach(() => {
  closeContact();
  queries.clear();
  vi.unstubAllGlobals();
});

const { id: teamId } = exampleTeam();

async function opened(email: string | null) {
  const server = fakeServer();
  const account = exampleAccount({ email });
  server.answer("getAccountProfile", { success: { account } });
  queries.setQueryData(read("getAccountProfile", {}).queryKey, { account });
  await wantOverlays();
  await drawn(
    <>
      <button type="button" onClick={() => talkToSales({ openedFrom: "plans", teamId })}>
        Talk
      </button>
      <contactDialogs.Part />
      <overlays.Part />
    </>,
    queries,
  );
  await userEvent.click(page.getByRole("button", { name: "Talk" }));
  await expect.element(page.getByRole("dialog", { name: "Contact us" })).toBeVisible();
  const sent = () => server.asked.filter(({ operation }) => operation === "sendSalesLetter").map(({ input }) => input);
  return { server, sent };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = page.getByRole("button", { name: "Send", exact: true });

async function fillIn() {
  await userEvent.fill(field("Phone"), "+47 22 12 34 56");
  await userEvent.fill(field("Company"), "Kite Studio");
  await userEvent.selectOptions(field("Company size"), "500+");
  const country = page.getByRole("combobox", { name: "Country" });
  // Typed key by key: what is put in at once counts as filled in by the browser.
  await userEvent.type(country, "NORW");
  await userEvent.click(page.getByRole("option", { name: "Norway" }));
  await expect.element(country).toHaveValue("Norway");
  await userEvent.fill(field("Message"), "We are 1,500 people");
}

test("what the profile knows is there already; the letter goes, thanks, and the next one begins empty", async () => {
  const { server, sent } = await opened("mira@kite.studio");
  await expect.element(field("First name")).toHaveFocus();
  await expect.element(field("First name")).toHaveValue("Mira");
  await expect.element(field("Last name")).toHaveValue("Halvorsen");
  await expect.element(field("Business email")).toHaveValue("mira@kite.studio");
  await expect.element(page.getByText("We answer within 24 hours")).toBeVisible();
  await fillIn();
  server.answer("sendSalesLetter", { success: {} });
  await userEvent.click(send);
  await expect.element(page.getByText("Message sent. We answer within 24 hours")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      firstName: "Mira",
      lastName: "Halvorsen",
      email: "mira@kite.studio",
      phone: "+47 22 12 34 56",
      company: "Kite Studio",
      companySize: "500+",
      country: "NO",
      message: "We are 1,500 people",
      openedFrom: "plans",
      teamId,
    },
  ]);
  await userEvent.click(page.getByRole("button", { name: "Talk" }));
  await expect.element(field("Message")).toHaveValue("");
  await expect.element(field("Company")).toHaveValue("");
});

test("a private address is said to be one before anything is sent, and so is every empty field", async () => {
  const { sent } = await opened(null);
  await userEvent.fill(field("Business email"), "mira@gmail.com");
  await userEvent.click(send);
  await expect.element(page.getByText("Please, use business email address")).toBeVisible();
  await expect.element(field("Business email")).toHaveFocus();
  expect(page.getByText("Fill this in").elements()).toHaveLength(5);
  expect(sent()).toEqual([]);
});

test("what is typed stays while it is sent and when it is refused, and the server's word on the address is said at it", async () => {
  const { server } = await opened("mira@kite.studio");
  await fillIn();
  server.answer("sendSalesLetter", { invalidEmail: {} });
  server.hold();
  await userEvent.click(send);
  await expect.element(send).toHaveAttribute("data-loading", "true");
  await expect.element(field("Message")).toHaveAttribute("readonly");
  await expect.element(field("Company size")).toBeDisabled();
  server.letGo();
  await expect.element(field("Business email")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Business email")).toHaveFocus();
  server.answer("sendSalesLetter", { forbidden: {} });
  await userEvent.click(send);
  await expect.element(page.getByText("Sorry, you don't have access")).toBeVisible();
  await expect.element(field("Message")).toHaveValue("We are 1,500 people");
  await expect.element(field("Company size")).toHaveValue("500+");
});
