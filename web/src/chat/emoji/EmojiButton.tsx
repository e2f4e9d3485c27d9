import { useContext, useState, type ReactNode } from "react";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { ChatSurface } from "../surface.ts";
import { EmojiPicker } from "./EmojiPicker.tsx";
import styles from "./EmojiPicker.module.css";

interface EmojiButtonProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  choose: (emoji: string) => void;
}

const AT_ONCE = { duration: 0 };

/** Opens the picker above itself; choosing closes it. */
export function EmojiButton({ label, className, children, choose }: EmojiButtonProps) {
  const [opened, setOpened] = useState(false);
  const surface = useContext(ChatSurface);
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={8}
      transitionProps={AT_ONCE}
      label={label}
      className={styles[surface]}
      opener={
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-expanded={opened}
          onClick={() => setOpened((isOpen) => !isOpen)}
        >
          {children}
        </button>
      }
    >
      <EmojiPicker
        choose={(emoji) => {
          setOpened(false);
          choose(emoji);
        }}
      />
    </RisingPopover>
  );
}
