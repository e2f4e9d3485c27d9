import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { useLeaving } from "./useLeaving.ts";

function Pay() {
  const [isLeaving, leave] = useLeaving();
  return (
    <button type="button" disabled={isLeaving} onClick={leave}>
      Pay
    </button>
  );
}

test("whoever comes back from the payment page by the browser's own button can pay again", async () => {
  await drawn(<Pay />);
  const pay = page.getByRole("button", { name: "Pay" });
  await userEvent.click(pay);
  await expect.element(pay).toBeDisabled();
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(pay).toBeEnabled();
});
