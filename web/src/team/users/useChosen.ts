import { useState } from "react";

export type Choose<Line> = (lines: readonly Line[], isChosen: boolean) => void;

/** Which lines are selected, of those who are shown and may be; `idOf` is null for one that may not. */
export function useChosen<Line>(lines: readonly Line[], idOf: (line: Line) => string | null) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose: Choose<Line> = (those, isChosen) => {
    const next = new Set(ids);
    for (const line of those) {
      const id = idOf(line);
      if (id === null) continue;
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  const chosen = lines.filter((line) => ids.has(idOf(line) ?? ""));
  return { chosen, choose, clear: () => setIds(new Set()) };
}
