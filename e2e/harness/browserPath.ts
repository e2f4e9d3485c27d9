import { existsSync } from "node:fs";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The system's Chromium, or undefined: then Playwright uses its own. */
export const browserPath = process.env["BROWSER_PATH"] ?? SYSTEM_BROWSERS.find((path) => existsSync(path));

/** Fake devices that need no permission, and no talk to the outside world. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  "--allow-loopback-in-peer-connection",
  "--auto-select-desktop-capture-source=Entire screen",
];
