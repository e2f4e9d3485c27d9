import { defineConfig } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../.data/test-results",
  ...(process.env["MEDIA"] === "livekit" ? { globalSetup: "./harness/buildLivekit.ts" } : {}),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Limits for hanging tests, not performance limits: a busy machine takes five times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    launchOptions: browserLaunch,
    screenshot: "only-on-failure",
    trace: "off",
  },
});
