import { useState, type ReactNode } from "react";

interface AnsweredCallsProps {
  /** The reply of each operation; any other is refused. */
  answers: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** For the gallery, which renders one state per page: calls are answered without a server. */
export function AnsweredCalls({ answers, children }: AnsweredCallsProps) {
  // During the first render: children fetch before the effects of their parents run.
  useState(() => {
    globalThis.fetch = (path) => {
      const value = answers[(path instanceof Request ? path.url : path.toString()).replace("/api/", "")];
      return Promise.resolve(Response.json(value === undefined ? { unknownError: {} } : { success: value }));
    };
  });
  return children;
}
