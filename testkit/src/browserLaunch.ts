import { existsSync, readFileSync } from "node:fs";

const places = JSON.parse(readFileSync(new URL("browserPlaces.json", import.meta.url), "utf8")) as string[];

/** The browser that `BROWSER_PATH` names, or the machine's own; if undefined, Playwright uses its downloaded one. */
const executablePath = process.env["BROWSER_PATH"] || places.find((path) => existsSync(path));

/** What Playwright switches off; Chromium reads the last list alone. */
const OFF_BY_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
];
/** The parts of a browser's own window that are pages: without a screen too, each profile starts processes for them. */
const PAGES_OF_THE_WINDOW = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Playwright's launch options for Chromium: fake devices without permission prompts, no background network traffic. */
export const browserLaunch: { executablePath?: string; args: string[] } = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...PAGES_OF_THE_WINDOW].join(",")}`,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-ui-for-media-stream",
    // Ten frames a second show as much as thirty, at a third of the cost.
    "--use-fake-device-for-media-stream=fps=10",
    "--allow-loopback-in-peer-connection",
    "--auto-select-desktop-capture-source=Entire screen",
  ],
};
