// Marks: moments of one node, as text. Replies carry that at which the node took up the call, the welcome of an account's
// link that of the last change which may concern the account. Only marks of the same node tell which of two came first.

export const markOf = (node: string, steadyMs: number): string => `${node}.${Math.floor(steadyMs)}`;

/** Whether what was read at a mark has seen everything that happened up to another. */
export function hasSeen(readAt: string | null, changedAt: string): boolean {
  if (readAt === null) return false;
  const [read, changed] = [parsed(readAt), parsed(changedAt)];
  return read.node === changed.node && read.ms > changed.ms;
}

function parsed(mark: string): { node: string; ms: number } {
  const at = mark.lastIndexOf(".");
  return { node: mark.slice(0, at), ms: Number(mark.slice(at + 1)) };
}
