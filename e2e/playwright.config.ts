import { defineConfig } from "@playwright/test";
import { browserFlags, browserPath } from "./harness/browserPath.ts";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../.data/test-results",
  ...(process.env["MEDIA"] === "livekit" ? { globalSetup: "./harness/buildLivekit.ts" } : {}),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(browserPath ? { executablePath: browserPath } : {}), args: browserFlags },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
