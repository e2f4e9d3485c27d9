import type { RecorderFault } from "@atrium/contract";

/** A browser, or whatever else opens a recorder's page. */
export interface Recorder {
  /** Why it can record nothing further now; null if it can. */
  whyNot(): RecorderFault | null;
  /** Opens the page; its URL holds a token that works once. `onExit` is called if it ends without being closed. */
  open(job: { url: string; onExit: (reason: string) => void }): OpenedRecorder;
}
export interface OpenedRecorder {
  /** Ends it at once. */
  close(): Promise<void>;
}

/** For installations without a browser. */
export const noRecorder: Recorder = {
  whyNot: () => "noBrowser",
  open: () => {
    throw new Error("There is no recorder here");
  },
};
