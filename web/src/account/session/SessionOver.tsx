import { Navigate } from "@tanstack/react-router";
import { useState } from "react";

/** The session ended while a page was open: to sign-in, and back to this page afterwards. */
export function SessionOver() {
  // Taken once: the address changes while the page leaves.
  const [to] = useState(() => location.pathname + location.search);
  return <Navigate to="/login" search={{ to }} replace />;
}
