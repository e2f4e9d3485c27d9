import { useContext, useState, type ReactNode, type RefObject } from "react";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { ChatSurface } from "../surface.ts";
import { EmojiPicker } from "./EmojiPicker.tsx";
import styles from "./EmojiPicker.module.css";

interface EmojiButtonProps {
  label: string;
  className?: string | undefined;
  /** The picker opens above this element, as wide as it; by default above the button. */
  over?: RefObject<HTMLElement | null>;
  children: ReactNode;
  choose: (emoji: string) => void;
}

const AT_ONCE = { duration: 0 };
const GAP_PIXELS = 8;
/** Also on a wide page the picker keeps this width. */
const WIDEST_PIXELS = 360;
const OVER_BUTTON: Place = { offset: GAP_PIXELS };

/** Opens the picker above itself; choosing closes it. */
export function EmojiButton({ label, className, over, children, choose }: EmojiButtonProps) {
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState(OVER_BUTTON);
  const surface = useContext(ChatSurface);
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={place.offset}
      position={place === OVER_BUTTON ? "top" : "top-start"}
      transitionProps={AT_ONCE}
      label={label}
      className={styles[surface]}
      opener={
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-expanded={opened}
          onClick={({ currentTarget }) => {
            if (over?.current) setPlace(placeOver(over.current, currentTarget));
            setOpened((isOpen) => !isOpen);
          }}
        >
          {children}
        </button>
      }
    >
      <EmojiPicker
        width={place.width}
        choose={(emoji) => {
          setOpened(false);
          choose(emoji);
        }}
      />
    </RisingPopover>
  );
}

interface Place {
  offset: number | { mainAxis: number; crossAxis: number };
  width?: number;
}

/** Aligned with the composer's start and upper edge. */
function placeOver(over: Element, button: Element): Place {
  const [whole, own] = [over.getBoundingClientRect(), button.getBoundingClientRect()];
  const offset = { mainAxis: own.top - whole.top + GAP_PIXELS, crossAxis: whole.left - own.left };
  return { offset, width: Math.min(whole.width, WIDEST_PIXELS) };
}
