import { Navigate } from "@tanstack/react-router";
import { useState } from "react";

/** The session ended while a page was open: redirects to sign-in, and back to this page afterwards. */
export function SessionOver() {
  // Read once: the URL changes while the page is leaving.
  const [to] = useState(() => location.pathname + location.search);
  return <Navigate to="/login" search={{ to }} replace />;
}
