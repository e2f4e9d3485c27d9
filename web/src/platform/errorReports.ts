import { bounds } from "@atrium/contract";
import type { Call, InputFor } from "./call.ts";

/*
 * Reports errors of this page to the installation's operators: each once and only a few, so that the first ones stay
 * visible. What the user typed or read is not included; the server strips addresses.
 */
const MOST = 5;

export interface ErrorReportNeeds {
  call: Call;
  /** Where errors are listened for: the window. */
  target: Pick<EventTarget, "addEventListener">;
  /** The name of the current route. */
  page: () => string;
}
type Place = Pick<InputFor<"createErrorReport">, "spaceId" | "roomId">;

type Counts = Pick<InputFor<"createErrorReport">, "spacePeople" | "roomPeople" | "elements">;

let place: Place = {};
let counts = (): Counts => ({});
/** Sets the current space and room, and how full they are at the time of an error; nothing outside of one. */
export function standAt(now: Place, countHere: () => Counts = () => ({})): void {
  place = now;
  counts = countHere;
}
export const placeHere = (): Place => place;

const told = new Set<string>();
/** What was reported from this page so far. */
export const noticed = (): string[] => [...told];

let pageNow = (): string => "none";
/** The name of the current route. */
export const pageHere = (): string => pageNow().slice(0, bounds.errorReport.page);

export function reportErrors({ call, target, page }: ErrorReportNeeds): void {
  told.clear();
  pageNow = page;
  const tell = (fault: unknown): void => {
    const { message, stack } = wordsOf(fault);
    if (message === "" || told.has(message) || told.size >= MOST) return;
    told.add(message);
    const input = { message, page: pageHere(), ...place, ...counts() };
    void call("createErrorReport", stack === null ? input : { ...input, stack }, { attempts: 1 });
  };
  target.addEventListener("error", (event) => {
    // Pictures that fail to load arrive here too, without an error.
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
