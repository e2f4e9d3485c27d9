import { errorText, type MailChoices } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useOwnAccount } from "../../account/index.ts";
import { guess } from "../../platform/data/guess.ts";
import { queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { showToast } from "../../ui/toast.tsx";
import { keepNoticeChoice, keepQuietHours, useNoticePreferences } from "../notices/noticePreferences.ts";
import { askNoticeLeave, useNoticeLeave } from "../notices/windowNotices.ts";
import { noticeRows } from "./noticePageModel.ts";
import { NoticesView } from "./NoticesView.tsx";

/** Notification settings: banners and sounds for this browser, emails for the account. */
export function NoticesSetting() {
  const hasMail = (useOwnAccount()?.email ?? null) !== null;
  const { data, isError, refetch } = useQuery({ ...read("getMailChoices", {}), enabled: hasMail }, queries);
  const preferences = useNoticePreferences();
  const leave = useNoticeLeave();
  const { run } = useAct("setMailChoices", {
    optimistic: (change) => [guess("getMailChoices", {}, ({ mails }) => ({ mails: withChange(mails, change) }))],
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  if (hasMail && data === undefined && !isError) return <ListSkeleton />;
  return (
    <NoticesView
      rows={noticeRows({
        local: preferences,
        mails: data?.mails ?? null,
        turnLocal: keepNoticeChoice,
        turnMail: (change) => void run(change),
      })}
      loadMails={data === undefined && isError ? () => void refetch() : null}
      leave={leave}
      askLeave={() => void askNoticeLeave()}
      quiet={preferences.quietHours}
      turnQuiet={keepQuietHours}
    />
  );
}

function withChange(mails: MailChoices, change: { [Name in keyof MailChoices]?: boolean | undefined }): MailChoices {
  const { direct = mails.direct, mention = mails.mention, role = mails.role, recording = mails.recording } = change;
  return { direct, mention, role, recording };
}
