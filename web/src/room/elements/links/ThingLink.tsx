import { useContext, type MouseEvent, type ReactNode } from "react";
import { Links, roomOfLink } from "./linkHands.ts";

interface ThingLinkProps {
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of an element. A browser must not drag it away: the element it is on is what moves. */
export function ThingLink({ url, className, children }: ThingLinkProps) {
  const hands = useContext(Links);
  const roomId = hands === null ? null : roomOfLink(url, hands.spaceUrl);
  const enter = (event: MouseEvent) => {
    if (hands === null || roomId === null || event.isDefaultPrevented()) return;
    event.preventDefault();
    hands.enter(roomId);
  };
  return (
    <a
      href={url}
      target={roomId === null ? "_blank" : undefined}
      rel="noopener noreferrer nofollow"
      className={className}
      title={url}
      draggable={false}
      onClick={enter}
    >
      {children}
    </a>
  );
}
