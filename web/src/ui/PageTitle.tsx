import { useRef, type ReactNode } from "react";
import { useLostFocus } from "./focus/useLostFocus.ts";

/** The heading of a page. It gets the focus after navigation, so that it is announced and Tab continues from there. */
export function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
