import { useState, type ReactNode } from "react";

interface AnsweredCallsProps {
  /** What each operation answers; any other is refused. */
  answers: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** For the gallery, which draws one state a page: what loads itself is answered without a server. */
export function AnsweredCalls({ answers, children }: AnsweredCallsProps) {
  // In the first render: what is inside loads before the effects of what is around it run.
  useState(() => {
    globalThis.fetch = (path) => {
      const value = answers[(path instanceof Request ? path.url : path.toString()).replace("/api/", "")];
      return Promise.resolve(Response.json(value === undefined ? { unknownError: {} } : { success: value }));
    };
  });
  return children;
}
