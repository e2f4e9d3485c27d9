import type { Page } from "@playwright/test";

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Loses every packet of the page's peer connections until `restoreWebRtc`. */
export async function cutWebRtc(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { ...UNLIMITED, packetLoss: 100 });
}

export async function restoreWebRtc(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { ...UNLIMITED, packetLoss: 0 });
}
