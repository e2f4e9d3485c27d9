import type { TeamId } from "@atrium/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { read } from "../../../platform/data/read.ts";

/** What a team has paid for, a page at a time. While the payment provider is not reached there is nothing. */
export function useHistory(teamId: TeamId) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["getBillingHistory", { teamId }, "pages"] as const,
    queryFn: ({ pageParam, client }) =>
      client.fetchQuery(read("getBillingHistory", { teamId, ...(pageParam !== null && { after: pageParam }) })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  });
  return {
    entries: data?.pages.flatMap(({ entries }) => entries) ?? [],
    more: hasNextPage ? () => void fetchNextPage() : null,
    isReadingMore: isFetchingNextPage,
  };
}
