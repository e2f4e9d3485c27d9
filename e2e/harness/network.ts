import type { CDPSession, Page } from "@playwright/test";

/** Chromium drops packets only on an emulated network, and one millisecond of latency enables emulation. */
const UNLIMITED = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };

/** A DevTools session for each page, so that pages do not change each other's network. */
const talks = new WeakMap<Page, Promise<CDPSession>>();

/** Call before the page is opened: peer connections created without it survive a cut. */
export async function prepareWebRtcCut(page: Page): Promise<void> {
  await page.addInitScript(withoutTcp);
  await lose(page, 0);
}

/** Loses every packet of the page's peer connections until `restoreWebRtc`. */
export const cutWebRtc = (page: Page): Promise<void> => lose(page, 100);

export const restoreWebRtc = (page: Page): Promise<void> => lose(page, 0);

async function lose(page: Page, packetLoss: number): Promise<void> {
  if (!talks.has(page)) talks.set(page, page.context().newCDPSession(page));
  const devtools = await talks.get(page);
  await devtools?.send("Network.enable");
  await devtools?.send("Network.emulateNetworkConditions", { ...UNLIMITED, packetLoss });
}

/** Runs in the page: removes TCP candidates, since only UDP packets can be lost and ICE would switch to TCP. */
function withoutTcp(): void {
  const isTcp = (candidate: string): boolean => /candidate:\S+ \d+ tcp /i.test(candidate);
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    override setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
      const lines = description.sdp?.split("\r\n").filter((line) => !isTcp(line));
      return super.setRemoteDescription({
        ...description,
        ...(lines && { sdp: lines.join("\r\n") }),
        type: description.type,
      });
    }
    override addIceCandidate(candidate?: RTCIceCandidateInit | null): Promise<void> {
      return isTcp(candidate?.candidate ?? "") ? Promise.resolve() : super.addIceCandidate(candidate);
    }
  };
}
