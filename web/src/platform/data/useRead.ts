import type { OperationName } from "@atrium/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ValueFor } from "../call.ts";
import type { Read } from "./read.ts";
import { isMissing, isSignedOut } from "./refusedError.ts";

/**
 * What a reading operation answers, for a screen whose route loads it. A reply that cannot be had again takes nothing
 * away from the page; one that says that this is no longer there, or no longer for me, is the route's to answer.
 */
export function useRead<Name extends OperationName>(options: Read<Name>): ValueFor<Name> {
  const { data, error } = useSuspenseQuery(options);
  if (isMissing(error)) throw notFound();
  if (isSignedOut(error)) throw error;
  return data;
}
