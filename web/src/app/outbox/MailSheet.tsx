import type { OutboxMail } from "@atrium/contract";
import { Button, SegmentedControl } from "@mantine/core";
import { IconArrowLeft, IconCopy, IconLogin2 } from "@tabler/icons-react";
import { useState } from "react";
import { copyText } from "../../platform/clipboard.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { dateText } from "../../ui/dates.ts";
import { showToast } from "../../ui/toast.tsx";
import styles from "./outbox.module.css";
import { codeOfMail, minutesLeft, MINUTE_MS, withOuterLinks } from "./outboxModel.ts";
import { outboxTexts } from "./texts.ts";

const VIEWS = ["html", "text", "source"] as const;
type View = (typeof VIEWS)[number];

/** One mail as its reader sees it, with its code and link on top. */
export function MailSheet({ mail, back }: { mail: OutboxMail; back: () => void }) {
  const say = useTexts(outboxTexts);
  const when = dateText(mail.atMs, "full", useLocale());
  const [view, setView] = useState<View>("html");
  return (
    <>
      <div className={styles["head"]}>
        <Button
          className={styles["back"] ?? ""}
          variant="quiet"
          size="sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={back}
        >
          {say("back")}
        </Button>
        <div className={styles["words"]}>
          <h2>{mail.subject}</h2>
          <p>
            {say("sentTo", { to: mail.to, when })}
            <GoodFor mail={mail} />
          </p>
        </div>
        <SegmentedControl
          aria-label={say("view")}
          value={view}
          onChange={(next) => setView(VIEWS.find((each) => each === next) ?? "html")}
          data={VIEWS.map((value) => ({ value, label: say(value) }))}
        />
      </div>
      <CodeBar mail={mail} />
      {view === "html" ? (
        <iframe
          className={styles["preview"]}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withOuterLinks(mail.html)}
        />
      ) : (
        <pre className={styles["text"]}>{view === "text" ? mail.text : mail.html}</pre>
      )}
    </>
  );
}

/** How long its code is still valid. */
function GoodFor({ mail }: { mail: OutboxMail }) {
  const say = useTexts(outboxTexts);
  const count = minutesLeft(mail, useNow(MINUTE_MS));
  if (count === null) return null;
  return <>, {count === 0 ? say("codeOver") : say("goodFor", { count })}</>;
}

function CodeBar({ mail }: { mail: OutboxMail }) {
  const say = useTexts(outboxTexts);
  const signIn = codeOfMail(mail);
  if (signIn === null) return null;
  const { code, link } = signIn;
  const copy = async () => showToast({ text: say((await copyText(code)) ? "copied" : "notCopied") });
  return (
    <div className={styles["codeBar"]}>
      <button
        type="button"
        className={styles["code"]}
        aria-label={`${say("copy")}: ${code}`}
        onClick={() => void copy()}
      >
        {code.slice(0, 3)} {code.slice(3)}
      </button>
      <span className={styles["codeOf"]}>{say("codeOfMail")}</span>
      <Button variant="secondary" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {say("copy")}
      </Button>
      {link === null ? null : (
        <Button component="a" href={link} leftSection={<IconLogin2 size={16} aria-hidden />}>
          {say("signInWith")}
        </Button>
      )}
    </div>
  );
}
