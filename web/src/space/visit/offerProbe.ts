import type { Visit } from "./visit.ts";

const FLAG = "atrium.probe";

/** Offers a visit to journeys if local storage asks for it; returns its undo. No other page loads what it takes. */
export function offerProbe(visit: Visit): () => void {
  let withdraw = () => {};
  let isOver = false;
  const offer = async () => {
    const { probeVisit } = await import("./probeVisit.ts");
    if (!isOver) withdraw = probeVisit(visit);
  };
  if (isAskedFor()) void offer().catch(() => {});
  return () => {
    isOver = true;
    withdraw();
  };
}

function isAskedFor(): boolean {
  try {
    return localStorage.getItem(FLAG) === "on";
  } catch {
    return false;
  }
}
