import { Button, Select, Switch } from "@mantine/core";
import { IconBellOff, IconMailOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { QuietHours } from "../notices/noticePreferences.ts";
import type { NoticeLeave } from "../notices/windowNotices.ts";
import styles from "./noticePage.module.css";
import { NOTICE_WAYS, timeText, timesOfDay, type NoticeRow, type NoticeSwitch } from "./noticePageModel.ts";
import { SoundVolume } from "./SoundVolume.tsx";
import { noticePageTexts } from "./texts.ts";

interface NoticesViewProps {
  rows: readonly NoticeRow[];
  /** Retries; null unless the email settings could not be loaded. */
  loadMails: (() => void) | null;
  leave: NoticeLeave;
  askLeave: () => void;
  quiet: QuietHours;
  turnQuiet: (change: Partial<QuietHours>) => void;
}

/** Which notifications are sent, and how. */
export function NoticesView({ rows, loadMails, leave, askLeave, quiet, turnQuiet }: NoticesViewProps) {
  const say = useTexts(noticePageTexts);
  return (
    <div className={styles["notices"]}>
      <LeaveNote leave={leave} askLeave={askLeave} />
      {loadMails === null ? null : <MailsNote load={loadMails} />}
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{say("about")}</th>
            {NOTICE_WAYS.map((way) => (
              <th key={way} scope="col">
                {say(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowOf key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      <QuietTimes quiet={quiet} turn={turnQuiet} />
      <SoundVolume />
      <p className={styles["here"]}>{say("here")}</p>
    </div>
  );
}

function RowOf({ row }: { row: NoticeRow }) {
  const say = useTexts(noticePageTexts);
  return (
    <tr>
      <th scope="row">
        {say(row.name)}
        <small>{say(`${row.name}Lead`)}</small>
      </th>
      {NOTICE_WAYS.map((way) => (
        <td key={way} data-way={say(way)}>
          <WayOf label={`${say(row.name)}, ${say(way)}`} way={row.ways[way]} />
        </td>
      ))}
    </tr>
  );
}

function WayOf({ label, way }: { label: string; way: NoticeSwitch | null }) {
  const say = useTexts(noticePageTexts);
  if (way === null) return <span className={styles["never"]}>{say("never")}</span>;
  return (
    <Switch
      aria-label={label}
      checked={way.isOn}
      disabled={way.turn === null}
      onChange={(event) => way.turn?.(event.currentTarget.checked)}
      classNames={SWITCH}
    />
  );
}

const SWITCH = { root: styles["switch"] ?? "" };

/** If the browser blocks notifications, that is said above the settings it affects. */
function LeaveNote({ leave, askLeave }: Pick<NoticesViewProps, "leave" | "askLeave">) {
  const say = useTexts(noticePageTexts);
  if (leave === "granted" || leave === "impossible") return null;
  const isRefused = leave === "denied";
  return (
    <div className={styles["leave"]} role="note">
      <IconBellOff size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{say(isRefused ? "refused" : "unasked")}</b> {say(isRefused ? "refusedLead" : "unaskedLead")}
      </p>
      {isRefused ? null : (
        <Button variant="secondary" onClick={askLeave}>
          {say("allow")}
        </Button>
      )}
    </div>
  );
}

/** Banners and sounds can be set all the same. */
function MailsNote({ load }: { load: () => void }) {
  const say = useTexts(noticePageTexts);
  return (
    <div className={styles["leave"]} role="alert">
      <IconMailOff size={20} stroke={1.75} aria-hidden />
      <p>{say("mailsFailed")}</p>
      <Button variant="secondary" onClick={load}>
        {say("again")}
      </Button>
    </div>
  );
}

function QuietTimes({ quiet, turn }: { quiet: QuietHours; turn: NoticesViewProps["turnQuiet"] }) {
  const say = useTexts(noticePageTexts);
  const time = (field: "fromMinute" | "toMinute", label: string) => (
    <Select
      aria-label={label}
      allowDeselect={false}
      disabled={!quiet.isOn}
      data={timesOfDay(quiet[field]).map((minute) => ({ value: String(minute), label: timeText(minute) }))}
      value={String(quiet[field])}
      onChange={(value) => (value === null ? undefined : turn({ [field]: Number(value) }))}
      className={styles["time"] ?? ""}
    />
  );
  return (
    <div className={styles["quiet"]}>
      <p className={styles["quietWords"]}>
        {say("quiet")}
        <small>{say("quietLead")}</small>
      </p>
      <div className={styles["hours"]}>
        {time("fromMinute", say("from"))}
        <span>{say("to")}</span>
        {time("toMinute", say("until"))}
      </div>
      <Switch
        aria-label={say("quiet")}
        checked={quiet.isOn}
        onChange={(event) => turn({ isOn: event.currentTarget.checked })}
      />
    </div>
  );
}
