import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { hasLeft } from "./ownAccount.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** True where a session ended without being left: sign-in then says why one is there. */
    sessionOver?: unknown;
  }
}

/** The session ended while a page was open: redirects to sign-in, and back to this page afterwards. */
export function SessionOver() {
  // Read once: the URL changes while the page is leaving.
  const [to] = useState(() => location.pathname + location.search);
  return <Navigate to="/login" search={{ to }} state={hasLeft() ? {} : { sessionOver: true }} replace />;
}
