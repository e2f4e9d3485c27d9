import type { SsoCertificate } from "@atrium/contract";
import { IconCertificate, IconTrash } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { dateText } from "../../ui/dates.ts";
import styles from "./sso.module.css";
import { ssoTexts } from "./texts.ts";

const HOUR_MS = 3_600_000;
/** Time enough to bring the next one. */
const SOON_MS = 30 * 24 * HOUR_MS;

interface SsoCertificatesProps {
  certificates: readonly SsoCertificate[];
  onRemove: (certificate: SsoCertificate) => void;
}

/** Those of the provider, each with the day it ends or begins. */
export function SsoCertificates({ certificates, onRemove }: SsoCertificatesProps) {
  const say = useTexts(ssoTexts);
  const nowMs = useNow(HOUR_MS);
  return (
    <div className={styles["certificates"]}>
      <b>{say("certificates")}</b>
      {certificates.length === 0 ? <p className={styles["help"]}>{say("noCertificates")}</p> : null}
      <ul>
        {certificates.map((each) => {
          const [start, end] = [each.fingerprint.slice(0, 5), each.fingerprint.slice(-5)];
          const { state, atMs } = stateOf(each, nowMs);
          return (
            <li key={each.fingerprint}>
              <IconCertificate size={18} stroke={1.75} aria-hidden />
              <span>{say("fingerprint", { start, end })}</span>
              <em data-state={state === "ends" && atMs - nowMs < SOON_MS ? "soon" : state}>
                {say(state, { date: dateText(atMs, "date", currentLocale()) })}
              </em>
              <button type="button" aria-label={say("remove", { start })} onClick={() => onRemove(each)}>
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function stateOf({ startsAt, endsAt }: SsoCertificate, nowMs: number) {
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (startMs > nowMs) return { state: "starts", atMs: startMs } as const;
  return endMs > nowMs ? ({ state: "ends", atMs: endMs } as const) : ({ state: "ended", atMs: endMs } as const);
}
