import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import styles from "./SignIn.module.css";
import type { SsoSignIn } from "../saml/useSsoSignIn.ts";

export function SsoButton({ sso: { text, busy, problem, start } }: { sso: SsoSignIn }) {
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        className={styles["other"] ?? ""}
        loading={busy}
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={start}
      >
        {text}
      </Button>
      <p className={styles["passkeyProblem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
    </>
  );
}
