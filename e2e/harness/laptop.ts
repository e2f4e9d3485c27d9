import { chromium, type Browser } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";

/** A separate browser that can be suspended as a whole, as by closing a lid. */
export interface Laptop {
  browser: Browser;
  sleep(): void;
  wake(): void;
  stop(): Promise<void>;
}

export async function startLaptop(): Promise<Laptop> {
  const server = await chromium.launchServer(browserLaunch);
  const browser = await chromium.connect(server.wsEndpoint());
  const group = -(server.process().pid ?? 0);
  return {
    browser,
    sleep: () => void process.kill(group, "SIGSTOP"),
    wake: () => void process.kill(group, "SIGCONT"),
    async stop() {
      process.kill(group, "SIGCONT");
      await browser.close();
      await server.close();
    },
  };
}
