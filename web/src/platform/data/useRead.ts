import type { OperationName } from "@atrium/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ValueFor } from "../call.ts";
import type { Read } from "./read.ts";
import { isMissing, isSignedOut } from "./refusedError.ts";

/**
 * The reply of a reading operation, for a screen whose route loads it. If refetching fails, the cached reply stays; if
 * it says that the thing no longer exists or access was lost, the route shows that.
 */
export function useRead<Name extends OperationName>(options: Read<Name>): ValueFor<Name> {
  const { data, error } = useSuspenseQuery(options);
  if (isMissing(error)) throw notFound();
  if (isSignedOut(error)) throw error;
  return data;
}
