import { Outbox, OUTBOX_PATH } from "@atrium/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LOOK_EVERY_MS = 2_000;
const KEY = ["outbox"];

/** Null mails while loading; `isThere` is false if this user may not see the page. */
export function useOutbox() {
  const client = useQueryClient();
  const { data, isPending, isError } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readOutbox(signal),
    refetchInterval: ({ state }) => (state.data === null ? false : LOOK_EVERY_MS),
    retry: false,
  });
  /** Returns whether it is empty now. */
  const empty = async (): Promise<boolean> => {
    const answer = await fetch(OUTBOX_PATH, { method: "DELETE" }).catch(() => null);
    await client.invalidateQueries({ queryKey: KEY });
    return answer?.ok === true;
  };
  return { mails: data?.mails ?? null, isThere: isPending || isError || data !== null, empty };
}

/** Null where there is none. */
async function readOutbox(signal: AbortSignal): Promise<Outbox | null> {
  const answer = await fetch(OUTBOX_PATH, { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`);
  return Outbox.parse(await answer.json());
}
