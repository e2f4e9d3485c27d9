import { Checkbox, SegmentedControl, Switch } from "@mantine/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1024, 768));

/** Presses a point a little above the middle of its first element. */
function pressAbove(element: Element, upwards: number) {
  const { left, top, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 10, top + height / 2 - upwards);
  if (hit instanceof HTMLElement) hit.click();
}

test("on a phone a switch is turned, and a box ticked, by a finger that lands 20 pixels from its middle", async () => {
  await drawn(
    <div style={{ display: "grid", gap: 60, padding: 60 }}>
      <Switch aria-label="Counting" />
      <Checkbox aria-label="Studio" />
    </div>,
  );
  for (const [role, name] of [
    ["switch", "Counting"],
    ["checkbox", "Studio"],
  ] as const) {
    const control = page.getByRole(role, { name });
    pressAbove(control.element(), 20);
    await expect.element(control).toBeChecked();
  }
});

test("on a phone what is chosen from in a row is 44 pixels high", async () => {
  await drawn(<SegmentedControl aria-label="How" data={["Email", "Link"]} />);
  for (const label of document.querySelectorAll("label"))
    expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
