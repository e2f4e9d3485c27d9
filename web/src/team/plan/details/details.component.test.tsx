import type { BillingParams } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../../platform/data/queries.ts";
import { drawn } from "../../../testing/drawn.tsx";
import { exampleTeam } from "../../../testing/examples.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { BillingDetails } from "./BillingDetails.tsx";

afterEach(() => vi.unstubAllGlobals());

const { id: teamId } = exampleTeam();
const params: BillingParams = {
  email: null,
  businessName: "Kite Studio GmbH",
  addressLine1: null,
  addressLine2: null,
  city: null,
  zip: "10119",
  country: "DE",
  taxNumber: null,
  promoCode: null,
};

test("billing details are sent as typed, and a wrong one is said at its field", async () => {
  const server = fakeServer();
  server.answer("getBillingParams", { success: { params } });
  server.answer("getTaxRate", { success: { taxRate: null } });
  const countries = [{ code: "DE", name: "Germany", taxable: true, taxes: [] }];
  server.answer("listCountries", { success: { countries } });
  await drawn(<BillingDetails teamId={teamId} />, createQueries());
  await expect.element(page.getByText("10119, Germany")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Edit" }));
  await userEvent.fill(page.getByLabelText("Tax number"), "DE 1");
  server.answer("setBillingParams", { invalidBillingParams: { fields: ["taxNumber"] } });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByText("Check the billing details")).toBeVisible();
  await expect.element(page.getByLabelText("Tax number")).toHaveFocus();
  await userEvent.fill(page.getByLabelText("Tax number"), "DE136695976");
  server.answer("setBillingParams", { success: { params: { ...params, taxNumber: "DE136695976" } } });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const sent = server.asked.filter(({ operation }) => operation === "setBillingParams");
  expect(sent.at(-1)?.input).toEqual({ teamId, params: { ...params, taxNumber: "DE136695976" } });
});
