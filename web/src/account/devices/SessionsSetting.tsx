import { Button, Skeleton } from "@mantine/core";
import { errorText, type AccountSession } from "@atrium/contract";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { guess } from "../../platform/data/guess.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { agoText, dateText } from "../../ui/dates.ts";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { Row, Rows } from "../../ui/list/Row.tsx";
import { RowIcon } from "../../ui/list/RowIcon.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { placeName } from "../../platform/i18n/placeName.ts";
import styles from "./devices.module.css";
import { devicesTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

/** The account's sessions, and a way to end them. */
export function SessionsSetting() {
  const say = useTexts(devicesTexts);
  const { data } = useQuery(read("listAccountSessions", {}));
  const nowMs = useNow(MINUTE_MS);
  const { run, busy } = useAct("endAccountSessions", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const confirm = useAct("confirmAccountSession", {
    optimistic: ({ sessionId }) => [guess("listAccountSessions", {}, (before) => withoutMark(before, sessionId))],
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const end = async (sessionId?: string) => {
    const reply = await run(sessionId === undefined ? {} : { sessionId });
    if (reply.ok) showToast({ text: say("ended", { count: reply.value.ended }) });
  };
  const endOthers = async () => {
    const question = { title: say("endOthersTitle"), text: say("endOthersText"), act: say("endOthers") };
    if (await askConfirm({ ...question, cancel: say("cancel"), danger: true })) await end();
  };
  return (
    <SessionsView
      sessions={data?.sessions ?? null}
      nowMs={nowMs}
      busy={busy}
      confirm={(sessionId) => void confirm.run({ sessionId })}
      end={(sessionId) => void end(sessionId)}
      endOthers={() => void endOthers()}
    />
  );
}

const withoutMark = ({ sessions }: { sessions: AccountSession[] }, ofId: string) => ({
  sessions: sessions.map((each) => (each.sessionId === ofId ? { ...each, isStrange: false } : each)),
});

interface SessionsViewProps {
  /** Null while loading. */
  sessions: readonly AccountSession[] | null;
  nowMs: number;
  busy: boolean;
  /** Its owner says that a new browser is theirs. */
  confirm: (sessionId: string) => void;
  end: (sessionId: string) => void;
  endOthers: () => void;
}

export function SessionsView({ sessions, endOthers, ...acts }: SessionsViewProps) {
  const say = useTexts(devicesTexts);
  // A browser that is new itself cannot say whose the others are.
  const canConfirm = sessions?.some(({ isOwn, isStrange }) => isOwn && !isStrange) ?? false;
  const rows = useRef<HTMLDivElement>(null);
  useFocusStays(rows);
  return (
    <Setting title={say("sessions")} lead={say("sessionsLead")}>
      <div ref={rows}>
        {sessions === null ? <Skeleton height={56} radius={12} /> : null}
        {sessions === null ? null : (
          <Rows>
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} canConfirm={canConfirm} {...acts} />
            ))}
          </Rows>
        )}
        {sessions === null || sessions.length < 3 ? null : (
          <div className={styles["foot"]}>
            <Button variant="secondary" disabled={acts.busy} onClick={endOthers}>
              {say("endOthers")}
            </Button>
            <span>{say("othersLeave")}</span>
          </div>
        )}
      </div>
    </Setting>
  );
}

interface SessionRowProps extends Pick<SessionsViewProps, "nowMs" | "busy" | "confirm" | "end"> {
  session: AccountSession;
  canConfirm: boolean;
}

function SessionRow({ session, nowMs, canConfirm, ...acts }: SessionRowProps) {
  const say = useTexts(devicesTexts);
  const { isOwn } = session;
  const locale = currentLocale();
  const device = session.device ?? say("unknown");
  const since = say("since", { day: dateText(Date.parse(session.createdAt), "day", locale) });
  const used = say("used", { ago: agoText(Date.parse(session.lastUsedAt), nowMs, locale) });
  const Icon = /iOS|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Row
      picture={
        <RowIcon>
          <Icon size={20} stroke={1.75} aria-hidden />
        </RowIcon>
      }
      title={
        <span className={styles["device"]}>
          {device}
          {isOwn ? <em>{say("thisOne")}</em> : null}
        </span>
      }
      note={
        <span className={styles["note"]}>
          {session.isStrange && !isOwn ? <b className={styles["strange"]}>{say("strange")} </b> : null}
          {inOneLine([placeName(session.country, locale), isOwn ? null : used, since])}
        </span>
      }
    >
      {isOwn ? null : <SessionActs session={session} device={device} canConfirm={canConfirm} {...acts} />}
    </Row>
  );
}

function inOneLine(parts: readonly (string | null)[]): string {
  const line = parts.filter((part) => part !== null).join(", ");
  return line.slice(0, 1).toLocaleUpperCase(currentLocale()) + line.slice(1);
}

interface SessionActsProps extends Pick<SessionsViewProps, "busy" | "confirm" | "end"> {
  session: AccountSession;
  device: string;
  canConfirm: boolean;
}

function SessionActs({ session, device, canConfirm, busy, confirm, end }: SessionActsProps) {
  const say = useTexts(devicesTexts);
  const { sessionId, isStrange } = session;
  const common = { size: "sm", disabled: busy } as const;
  return (
    <span className={styles["acts"]}>
      {isStrange && canConfirm ? (
        <Button
          {...common}
          variant="quiet"
          aria-label={say("itWasMeOf", { device })}
          onClick={() => confirm(sessionId)}
        >
          {say("itWasMe")}
        </Button>
      ) : null}
      <Button
        {...common}
        variant={isStrange ? "danger-quiet" : "quiet"}
        aria-label={say("endOf", { device })}
        onClick={() => end(sessionId)}
      >
        {say("end")}
      </Button>
    </span>
  );
}
