/** Browser events about the page, the machine and the network. Every `on…` returns its undo. */
export interface PageSignals {
  isHidden(): boolean;
  onVisibility(listener: () => void): () => void;
  /** The network is back, the page is visible again, or the machine woke up. */
  onWake(listener: () => void): () => void;
  onNetworkLost(listener: () => void): () => void;
}

export const pageSignals: PageSignals = {
  isHidden: () => document.visibilityState === "hidden",
  onVisibility: (listener) => listen(document, ["visibilitychange"], listener),
  onWake(listener) {
    const undo = [
      listen(globalThis, ["online", "pageshow"], listener),
      listen(document, ["resume"], listener),
      listen(document, ["visibilitychange"], () => {
        if (document.visibilityState === "visible") listener();
      }),
    ];
    return () => {
      for (const off of undo) off();
    };
  },
  onNetworkLost: (listener) => listen(globalThis, ["offline"], listener),
};

function listen(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
