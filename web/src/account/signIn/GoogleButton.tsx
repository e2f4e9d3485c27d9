import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./SignIn.module.css";
import { GoogleMark } from "../google/GoogleMark.tsx";
import { googleTexts } from "../google/texts.ts";
import type { GoogleSignIn } from "../google/useGoogleSignIn.ts";

export function GoogleButton({ google: { busy, problem, start } }: { google: GoogleSignIn }) {
  const say = useTexts(googleTexts);
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        className={styles["other"] ?? ""}
        loading={busy}
        leftSection={<GoogleMark />}
        onClick={start}
      >
        {say("signIn")}
      </Button>
      <p className={styles["passkeyProblem"]} role="alert">
        {problem === null ? null : problem === "unknownError" ? say("notReached") : errorText(problem, currentLocale())}
      </p>
    </>
  );
}
