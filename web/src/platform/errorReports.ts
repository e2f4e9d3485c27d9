import { bounds } from "@atrium/contract";
import type { Call, InputFor } from "./call.ts";

/*
 * Reports faults of this page to those who run the installation: each once, a few at most, in order not to drown what
 * comes first. What the person typed or read is not told; addresses are taken out by the server.
 */
const MOST = 5;

export interface ErrorReportNeeds {
  call: Call;
  /** Where faults arrive: the window. */
  target: Pick<EventTarget, "addEventListener">;
  /** The name of the route that is shown. */
  page: () => string;
}
type Place = Pick<InputFor<"createErrorReport">, "spaceId" | "roomId">;

let place: Place = {};
/** The space and room one is in from now on; neither while one is in none. */
export const standAt = (now: Place): void => void (place = now);

export function reportErrors({ call, target, page }: ErrorReportNeeds): void {
  const told = new Set<string>();
  const tell = (fault: unknown): void => {
    const { message, stack } = wordsOf(fault);
    if (message === "" || told.has(message) || told.size >= MOST) return;
    told.add(message);
    const input = { message, page: page().slice(0, bounds.errorReport.page), ...place };
    void call("createErrorReport", stack === null ? input : { ...input, stack }, { attempts: 1 });
  };
  target.addEventListener("error", (event) => {
    // Pictures that do not load arrive here too, without an error.
    if (event instanceof ErrorEvent) tell(event.error ?? event.message);
  });
  target.addEventListener("unhandledrejection", (event) => tell((event as PromiseRejectionEvent).reason));
}

function wordsOf(fault: unknown): { message: string; stack: string | null } {
  const { errorReport } = bounds;
  if (!(fault instanceof Error)) return { message: String(fault).slice(0, errorReport.message), stack: null };
  const message = `${fault.name}: ${fault.message}`.slice(0, errorReport.message);
  return { message, stack: fault.stack?.slice(0, errorReport.stack) ?? null };
}
