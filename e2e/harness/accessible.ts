import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Both languages and both colour schemes; the other pairs would show the same faults, and the gallery draws them. */
export const looks = [
  { language: "en", colorScheme: "light" },
  { language: "ru", colorScheme: "dark" },
] as const;

/** Expects no serious or critical violation; reports elements and reasons. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const faults = serious.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${screen}: ${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`),
  );
  expect.soft(faults).toEqual([]);
}
