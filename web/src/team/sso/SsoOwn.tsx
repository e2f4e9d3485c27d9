import type { TeamSso } from "@atrium/contract";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import styles from "./sso.module.css";
import { ssoTexts } from "./texts.ts";

/** What the provider needs to know of us, and where the team's people begin. */
export function SsoOwn({ own }: { own: TeamSso["own"] }) {
  const say = useTexts(ssoTexts);
  return (
    <section className={styles["own"]} aria-label={say("forProvider")}>
      <h3>{say("forProvider")}</h3>
      <Value what={say("acsUrl")} value={own.acsUrl} />
      <Value what={say("ownEntityId")} value={own.entityId} />
      <a className={styles["metadata"]} href={own.metadataUrl} download="atrium-metadata.xml">
        <IconDownload size={18} stroke={1.75} aria-hidden />
        {say("metadata")}
      </a>
      <Value what={say("loginUrl")} value={own.loginUrl} />
    </section>
  );
}

function Value({ what, value }: { what: string; value: string }) {
  const say = useTexts(ssoTexts);
  return (
    <div>
      <span>{what}</span>
      <p className={styles["value"]}>
        <code>{value}</code>
        <button type="button" aria-label={say("copy", { what })} onClick={() => void copyOrShow(value, say("copied"))}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
        </button>
      </p>
    </div>
  );
}
