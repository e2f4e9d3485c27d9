import { Button } from "@mantine/core";
import { errorText, type SsoTest, type TeamId, type TeamSso } from "@atrium/contract";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconExternalLink, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { ssoTrialModel, type SsoTrialModel } from "./ssoTrialModel.ts";
import styles from "./ssoTrial.module.css";
import { ssoTexts } from "./texts.ts";

/** How often it is looked whether the answer has come: it comes to the server, from another window. */
const LOOK_AGAIN_MS = 2000;

/** An admin tries the settings as they are saved, in a window of its own, before anybody needs them. */
export function SsoTrial({ teamId, sso }: { teamId: TeamId; sso: TeamSso }) {
  const [url, setUrl] = useState<string | null>(null);
  const { data } = useQuery({
    ...read("getSsoTest", { teamId }),
    refetchInterval: ({ state }) => (isAwaited(state.data?.test) ? LOOK_AGAIN_MS : false),
  });
  const { run, busy } = useAct("startSsoTest", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const begin = async () => {
    // Opened by the press itself: browsers stop windows that open later.
    const tab = window.open("about:blank", "_blank");
    const reply = await run({ teamId });
    if (!reply.ok) return tab?.close();
    setUrl(reply.value.url);
    if (tab === null) return;
    tab.opener = null;
    tab.location.replace(reply.value.url);
  };
  const isSet = sso.signInUrl !== "" && sso.entityId !== "" && sso.certificates.length > 0;
  return <SsoTrialView test={data?.test ?? null} url={url} begin={isSet ? () => void begin() : null} isBusy={busy} />;
}

const isAwaited = (test: SsoTest | null | undefined): boolean => test?.outcome === null;

interface ViewProps {
  test: SsoTest | null;
  /** The provider's page, if the trial was begun here. */
  url: string | null;
  /** Null while there is nothing to try. */
  begin: (() => void) | null;
  isBusy: boolean;
}

export function SsoTrialView({ test, url, begin, isBusy }: ViewProps) {
  const say = useTexts(ssoTexts);
  const model = test === null ? null : ssoTrialModel(test, { say, locale: currentLocale() });
  return (
    <section className={styles["trial"]} aria-label={say("trial")}>
      <div className={styles["top"]}>
        <h3>{say("trial")}</h3>
        {begin === null ? null : (
          <Button
            variant="secondary"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={isBusy}
            onClick={begin}
          >
            {say(test === null ? "tryIt" : "tryAgain")}
          </Button>
        )}
      </div>
      <p className={styles["lead"]}>{say(begin === null ? "trialNotYet" : "trialLead")}</p>
      <div role="status">
        {model === null ? null : <Outcome model={model} />}
        {test !== null && model === null ? <Waiting url={url} /> : null}
      </div>
    </section>
  );
}

function Waiting({ url }: { url: string | null }) {
  const say = useTexts(ssoTexts);
  return (
    <div className={styles["outcome"]}>
      <b>{say("awaited")}</b>
      <p className={styles["lead"]}>{say("awaitedLead")}</p>
      {url === null ? null : (
        <a className={styles["open"]} href={url} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} aria-hidden />
          {say("openTrial")}
        </a>
      )}
    </div>
  );
}

const MARKS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX } as const;

function Outcome({ model }: { model: SsoTrialModel }) {
  const Mark = MARKS[model.tone];
  return (
    <div className={styles["outcome"]}>
      <div className={styles["head"]} data-tone={model.tone}>
        <Mark size={22} aria-hidden />
        <span>
          <b>{model.title}</b>
          <small>{model.when}</small>
        </span>
      </div>
      <dl>
        {model.steps.map(({ what, value, tone }) => {
          const Icon = MARKS[tone];
          return (
            <div key={what} data-tone={tone}>
              <dt>
                <Icon size={18} aria-hidden />
                {what}
              </dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
      {[...model.advice, model.attributes].map((line) =>
        line === null ? null : (
          <p key={line} className={styles["lead"]}>
            {line}
          </p>
        ),
      )}
    </div>
  );
}
