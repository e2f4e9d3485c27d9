import type { Page } from "@playwright/test";

/** Runs in the page: delays every frame it requests, so that pages rendered in software do not starve one another. */
export function drawSparingly(gapMs: number): void {
  const soon = globalThis.requestAnimationFrame.bind(globalThis);
  const never = globalThis.cancelAnimationFrame.bind(globalThis);
  const waiting = new Map<number, { timer: number } | { frame: number }>();
  let last = 0;
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    const id = last;
    const timer = Number(
      setTimeout(() => {
        const frame = soon((nowMs) => {
          waiting.delete(id);
          draw(nowMs);
        });
        waiting.set(id, { frame });
      }, gapMs),
    );
    waiting.set(id, { timer });
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    const wait = waiting.get(id);
    if (wait === undefined) return;
    if ("timer" in wait) clearTimeout(wait.timer);
    else never(wait.frame);
    waiting.delete(id);
  };
}

/** The page is asked to reduce transparency: backdrop blur is half of the rendering cost. */
export async function withoutGlass(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-transparency", value: "reduce" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
}
