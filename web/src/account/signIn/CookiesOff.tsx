import { Button } from "@mantine/core";
import { IconCookieOff } from "@tabler/icons-react";
import { useState } from "react";
import { keepsCookies } from "../../platform/keepsCookies.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { accountTexts } from "../texts.ts";
import styles from "./SignIn.module.css";

/** Why signing in would lead back here: the browser keeps no cookies. */
export function CookiesOff() {
  const [areKept] = useState(keepsCookies);
  return areKept ? null : <CookiesOffNote reload={() => window.location.reload()} />;
}

export function CookiesOffNote({ reload }: { reload: () => void }) {
  const say = useTexts(accountTexts);
  return (
    <div className={styles["cookies"]} role="alert">
      <IconCookieOff size={20} aria-hidden />
      <div>
        <b>{say("cookiesOff")}</b>
        <p>{say("cookiesOffLead")}</p>
        <Button variant="secondary" onClick={reload}>
          {say("reload")}
        </Button>
      </div>
    </div>
  );
}
