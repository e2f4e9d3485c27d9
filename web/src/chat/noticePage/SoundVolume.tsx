import { Button, Slider } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { keepSoundVolume, playSound, rememberedSpeaker, soundVolume } from "../../platform/sounds.ts";
import styles from "./noticePage.module.css";
import { noticePageTexts } from "./texts.ts";

/** The volume of the interface sounds on this device; voices have volumes of their own. */
export function SoundVolume() {
  const say = useTexts(noticePageTexts);
  const [percent, setPercent] = useState(() => Math.round(soundVolume() * 100));
  const choose = (value: number) => {
    setPercent(value);
    keepSoundVolume(value / 100);
  };
  return (
    <div className={styles["volume"]}>
      <p className={styles["quietWords"]}>
        {say("volume")}
        <small>{say("volumeLead")}</small>
      </p>
      <Button
        variant="quiet"
        leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
        onClick={() => playSound("notification", rememberedSpeaker())}
      >
        {say("listen")}
      </Button>
      <Slider
        className={styles["slider"] ?? ""}
        value={percent}
        onChange={choose}
        step={5}
        label={null}
        thumbLabel={say("volume")}
      />
      <span className={styles["percent"]}>{say("percent", { percent })}</span>
    </div>
  );
}
