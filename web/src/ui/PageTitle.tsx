import { useRef, type ReactNode } from "react";
import { useLostFocus } from "./focus/useLostFocus.ts";

/** The heading of a page. After a change of page it has the focus, so that it is read out and Tab goes on from there. */
export function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
