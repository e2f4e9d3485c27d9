import { Button } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RefusedError } from "../../platform/useCall.ts";
import { courtUrl } from "../../ui/artwork.ts";
import { teamTexts } from "../texts.ts";
import styles from "./problem.module.css";

/** A page of the dashboard that could not be read: why, and once more. */
export function LoadProblem({ error, onRetry }: { error: RefusedError; onRetry: () => void }) {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["problem"]} role="alert">
      <img src={courtUrl("shut")} alt="" />
      <div>
        <h1>{say("loadFailed")}</h1>
        <p>{errorText(error.refusal.code, currentLocale())}</p>
      </div>
      <Button size="lg" onClick={onRetry}>
        {say("retry")}
      </Button>
    </div>
  );
}
