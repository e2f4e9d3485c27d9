import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import styles from "./account.module.css";
import { ACCOUNT_PARTS, type AccountPart } from "./accountPart.ts";
import { settingsTexts } from "./texts.ts";

export type Kept = "saving" | "saved" | null;

interface AccountPageProps {
  part: AccountPart;
  /** How far saving is; null before the first change. */
  kept?: Kept;
  children: ReactNode;
}

/** The frame of the account page: title, tabs, and whether changes are saved. */
export function AccountPage({ part, kept = null, children }: AccountPageProps) {
  const say = useTexts(settingsTexts);
  const told = kept === null ? null : say(kept);
  return (
    <Page title={say("account")} act={<KeptNote kept={kept} />}>
      <nav className={styles["tabs"]} aria-label={say("parts")}>
        {ACCOUNT_PARTS.map((each) => (
          <Link
            key={each}
            to="/dashboard/account"
            search={each === "profile" ? {} : { view: each }}
            replace
            activeOptions={{ exact: true }}
            resetScroll={false}
            className={styles["tab"]}
            aria-current={each === part ? "page" : undefined}
          >
            {say(each)}
          </Link>
        ))}
      </nav>
      {/* Beside the title there is no room for it on the phone, and what is hidden is not read out. */}
      <p className={styles["told"]} role="status">
        {told}
      </p>
      {children}
    </Page>
  );
}

function KeptNote({ kept }: { kept: Kept }) {
  const say = useTexts(settingsTexts);
  if (kept === null) return null;
  return (
    <p className={styles["kept"]} aria-hidden>
      {kept === "saved" ? <IconCheck size={16} /> : null}
      {say(kept)}
    </p>
  );
}
