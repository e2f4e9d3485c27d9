import type { OperationName } from "@atrium/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ValueFor } from "../call.ts";
import type { Read } from "./read.ts";
import { isMissing, isSignedOut } from "./refusedError.ts";

/**
 * The reply of a reading operation, for a screen whose route loads it. A failed refetch takes nothing
 * away from the page; a refusal that says that it is gone, or no longer allowed, is handled by the route.
 */
export function useRead<Name extends OperationName>(options: Read<Name>): ValueFor<Name> {
  const { data, error } = useSuspenseQuery(options);
  if (isMissing(error)) throw notFound();
  if (isSignedOut(error)) throw error;
  return data;
}
