import { Menu } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SurfaceMenu } from "../SurfaceMenu.tsx";
import { SKIN_TONES } from "./emojiList.ts";
import styles from "./EmojiPicker.module.css";
import { emojiTexts } from "./texts.ts";

interface SkinToneProps {
  /** 0 is the default yellow, then from light to dark. */
  tone: number;
  change: (tone: number) => void;
}

const HANDS = ["✋", ...SKIN_TONES.map((tone) => `✋${tone}`)];

/** The skin tone for all emoji that have one. */
export function SkinTone({ tone, change }: SkinToneProps) {
  const say = useTexts(emojiTexts);
  return (
    <SurfaceMenu position="top-end" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={styles["tone"]}>
          {say("skinTone")} <span aria-hidden>{HANDS[tone]}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles["tones"] ?? ""}>
        {HANDS.map((hand, index) => (
          <Menu.Item
            key={hand}
            aria-label={say("tone", { tone: index + 1 })}
            aria-current={index === tone || undefined}
            onClick={() => change(index)}
          >
            {hand}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </SurfaceMenu>
  );
}
