import { useContext, useState, type ReactNode } from "react";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { ChatSurface } from "../surface.ts";
import styles from "./EmojiPicker.module.css";

const picker = optionalPart(async () => (await import("./EmojiPicker.tsx")).EmojiPicker);

interface EmojiButtonProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  choose: (emoji: string) => void;
}

/** Opens the picker above itself; choosing closes it. */
export function EmojiButton({ label, className, children, choose }: EmojiButtonProps) {
  const [opened, setOpened] = useState(false);
  const surface = useContext(ChatSurface);
  const { Part } = picker;
  const open = () => {
    void picker.want();
    setOpened((isOpen) => !isOpen);
  };
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={8}
      label={label}
      className={styles[surface]}
      opener={
        <button type="button" className={className} aria-label={label} aria-expanded={opened} onClick={open}>
          {children}
        </button>
      }
    >
      <Part
        choose={(emoji) => {
          setOpened(false);
          choose(emoji);
        }}
      />
    </RisingPopover>
  );
}
