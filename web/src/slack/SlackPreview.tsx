import { meetingMessage } from "@atrium/rules";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./slack.module.css";
import { slackTexts } from "./texts.ts";

interface SlackPreviewProps {
  channelName: string;
  /** Null for a private space. */
  spaceName: string | null;
}

/** The people of the example. */
const NAMES = ["Тимур", "Priya", "Kata"];

/** A message as it will stand in the channel. */
export function SlackPreview({ channelName, spaceName }: SlackPreviewProps) {
  const say = useTexts(slackTexts);
  const { said, names, comeIn } = meetingMessage({
    space: spaceName === null ? null : { name: spaceName, url: "" },
    online: NAMES.length,
    names: spaceName === null ? [] : NAMES,
    locale: currentLocale(),
  });
  return (
    <figure className={styles["preview"]}>
      <figcaption>{say("preview", { channel: `#${channelName}` })}</figcaption>
      <p>{said.map(({ text, isBold }) => (isBold ? <b key={text}>{text}</b> : text))}</p>
      {names === null ? null : <blockquote>{names}</blockquote>}
      {comeIn === null ? null : <span className={styles["comeIn"]}>{comeIn.text}</span>}
    </figure>
  );
}
