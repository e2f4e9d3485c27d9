import type { OperationName } from "@atrium/contract";
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type InfiniteData,
  type QueryFunction,
  type SkipToken,
} from "@tanstack/react-query";
import { call, type InputFor, type ValueFor } from "../call.ts";
import { markReply } from "./readMarks.ts";
import { RefusedError } from "./refusedError.ts";

/*
 * Replies are cached by operation and input: `read` gives the options that loaders, `useRead` and optimistic updates
 * share. They are invalidated by what operations touch (see touched.ts), not by lists in screens.
 */
export type ReadKey<Name extends OperationName> = readonly [operation: Name, input: InputFor<Name> | null];

/** The query options of a reading operation; with `skipToken` as input nothing is fetched. */
export function read<Name extends OperationName>(name: Name, input: InputFor<Name>): Read<Name>;
export function read<Name extends OperationName>(name: Name, input: InputFor<Name> | SkipToken): MaybeRead<Name>;
export function read<Name extends OperationName>(name: Name, input: InputFor<Name> | SkipToken): MaybeRead<Name> {
  if (input === skipToken) return { ...optionsOf(name, null), queryFn: skipToken };
  return { ...optionsOf(name, input), queryFn: ({ signal }) => ask(name, input, signal) };
}

const optionsOf = <Name extends OperationName>(name: Name, input: InputFor<Name> | null) =>
  queryOptions<ValueFor<Name>, RefusedError, ValueFor<Name>, ReadKey<Name>>({ queryKey: [name, input] });

type Options<Name extends OperationName> = ReturnType<typeof optionsOf<Name>>;
type Fetch<Name extends OperationName> = QueryFunction<ValueFor<Name>, ReadKey<Name>>;
export type Read<Name extends OperationName> = Omit<Options<Name>, "queryFn"> & { queryFn: Fetch<Name> };
type MaybeRead<Name extends OperationName> = Omit<Options<Name>, "queryFn"> & { queryFn: Fetch<Name> | SkipToken };

/** Operations that answer in pages: the input takes `cursor`, the success has `nextCursor`, null on the last page. */
export type PagedName = {
  [Name in OperationName]: ValueFor<Name> extends { nextCursor: string | null } ? Name : never;
}[OperationName];

type PagesKey<Name extends PagedName> = readonly [operation: Name, input: Omit<InputFor<Name>, "cursor">, "pages"];
type Pages<Name extends PagedName> = InfiniteData<ValueFor<Name>, string | null>;

/** The query options of a paged list. */
export function pages<Name extends PagedName>(name: Name, input: Omit<InputFor<Name>, "cursor">) {
  return infiniteQueryOptions<ValueFor<Name>, RefusedError, Pages<Name>, PagesKey<Name>, string | null>({
    queryKey: [name, input, "pages"],
    queryFn: ({ pageParam, signal }) => ask(name, withCursor<Name>(input, pageParam), signal),
    initialPageParam: null,
    // `PagedName` holds only paged operations; TypeScript cannot relate the record's value type to `Name`.
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor,
  });
}

const withCursor = <Name extends OperationName>(input: object, cursor: string | null): InputFor<Name> =>
  (cursor === null ? input : { ...input, cursor }) as InputFor<Name>;

async function ask<Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  signal: AbortSignal,
): Promise<ValueFor<Name>> {
  const reply = await call(name, input, { signal });
  if (!reply.ok) throw new RefusedError(reply);
  if (reply.mark !== undefined) markReply(reply.value, reply.mark);
  return reply.value;
}
