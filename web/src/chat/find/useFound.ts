import type { MessagesAsked } from "@atrium/contract";
import { skipToken, useInfiniteQuery } from "@tanstack/react-query";
import { queries } from "../../platform/data/queries.ts";
import type { FindPort, FoundPage } from "./findPort.ts";

const FRESH_MS = 10_000;

/** The found messages, page by page; `null` searches nothing. */
export function useFound(port: FindPort, asked: MessagesAsked | null) {
  return useInfiniteQuery(
    {
      queryKey: ["found", port.key, asked],
      queryFn: asked === null ? skipToken : ({ pageParam }) => readPage(port, { asked, cursor: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: FoundPage) => last.nextCursor,
      staleTime: FRESH_MS,
      retry: false,
    },
    queries,
  );
}

async function readPage(port: FindPort, { asked, cursor }: { asked: MessagesAsked; cursor: string | null }) {
  const found = await port.find(cursor === null ? asked : { ...asked, cursor });
  if (!found.ok) throw new Error(found.code);
  return found.value;
}
