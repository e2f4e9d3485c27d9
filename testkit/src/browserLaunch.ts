import { existsSync, readFileSync } from "node:fs";

const places = JSON.parse(readFileSync(new URL("browserPlaces.json", import.meta.url), "utf8")) as string[];

/** The browser that `BROWSER_PATH` names, or the machine's own; undefined: Playwright uses the one it has downloaded. */
const executablePath = process.env["BROWSER_PATH"] || places.find((path) => existsSync(path));

/** What Playwright starts Chromium with: fake devices that need no permission, no talk to the outside world. */
export const browserLaunch: { executablePath?: string; args: string[] } = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-ui-for-media-stream",
    // Ten pictures a second show as much as thirty, and cost a third.
    "--use-fake-device-for-media-stream=fps=10",
    "--allow-loopback-in-peer-connection",
    "--auto-select-desktop-capture-source=Entire screen",
  ],
};
