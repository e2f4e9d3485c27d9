import type { RefusedError } from "../../platform/useCall.ts";
import { HomeSkeleton } from "../home/HomeSkeleton.tsx";
import { LoadProblem } from "./LoadProblem.tsx";

/** What stands in a page's place until there is something to draw: its shape, or why nothing comes. */
export function NotHereYet({ error, onRetry }: { error: RefusedError | null; onRetry: () => void }) {
  return error === null ? <HomeSkeleton /> : <LoadProblem error={error} onRetry={onRetry} />;
}
