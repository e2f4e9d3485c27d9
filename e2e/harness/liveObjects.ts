import type { Page } from "@playwright/test";

/** Objects of a page after garbage collection. */
export interface LiveObjects {
  /** DOM nodes of all documents, attached or not. */
  nodes: number;
  listeners: number;
  peerConnections: number;
  /** A `Room` of livekit-client holds four. */
  abortControllers: number;
  heapKb: number;
}

export async function liveObjects(page: Page): Promise<LiveObjects> {
  const session = await page.context().newCDPSession(page);
  const countOf = async (constructor: string): Promise<number> => {
    const group = { objectGroup: "counted" };
    const { result } = await session.send("Runtime.evaluate", { expression: `${constructor}.prototype`, ...group });
    const prototypeObjectId = result.objectId ?? "";
    const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId, ...group });
    const functionDeclaration = "function () { return this.length }";
    const objectId = objects.objectId ?? "";
    const counted = await session.send("Runtime.callFunctionOn", {
      objectId,
      functionDeclaration,
      returnByValue: true,
    });
    await session.send("Runtime.releaseObjectGroup", group);
    return counted.result.value as number;
  };
  await session.send("Performance.enable");
  // Objects freed by one collection may have kept others alive until the next.
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const peerConnections = await countOf("RTCPeerConnection");
  const abortControllers = await countOf("AbortController");
  const { metrics } = await session.send("Performance.getMetrics");
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  await session.detach();
  return {
    nodes: valueOf("Nodes"),
    listeners: valueOf("JSEventListeners"),
    peerConnections,
    abortControllers,
    heapKb: Math.round(valueOf("JSHeapUsedSize") / 1024),
  };
}
