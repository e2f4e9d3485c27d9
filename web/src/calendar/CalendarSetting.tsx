import { Button } from "@mantine/core";
import { errorText, type AccountProfile } from "@atrium/contract";
import { IconBrandGoogle } from "@tabler/icons-react";
import { useAct } from "../platform/data/useAct.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useLocale } from "../platform/i18n/useLocale.ts";
import { Setting } from "../ui/page/Section.tsx";
import { tellRefusal } from "../ui/tell.ts";
import { showToast } from "../ui/toast.tsx";
import { useConnect } from "./connect/useConnect.ts";
import { offersCalendar } from "./offersCalendar.ts";
import { calendarTexts } from "./texts.ts";

/** The calendar among what an account is connected to; nothing is lost by its end, and Google's page connects it again. */
export function CalendarSetting({ account }: { account: Pick<AccountProfile, "email" | "calendarConnected"> }) {
  const say = useTexts(calendarTexts);
  return (
    <Setting title={say("settingTitle")} lead={say("settingLead")}>
      {account.calendarConnected ? <Connected /> : <NotYet lacksEmail={account.email === null} />}
    </Setting>
  );
}

function Connected() {
  const say = useTexts(calendarTexts);
  const { run, busy } = useAct("revokeGoogleCalendar", { onRefused: ({ code }) => tellRefusal(code) });
  const disconnect = async () => {
    const reply = await run({});
    if (reply.ok) showToast({ text: say("disconnected") });
  };
  return (
    <>
      <p>{say("isConnected")}</p>
      <Button variant="secondary" loading={busy} onClick={() => void disconnect()}>
        {say("disconnect")}
      </Button>
    </>
  );
}

function NotYet({ lacksEmail }: { lacksEmail: boolean }) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const { busy, problem, start } = useConnect();
  if (!offersCalendar()) return <p>{say("notSetUp")}</p>;
  if (lacksEmail) return <p>{say("needsEmail")}</p>;
  return (
    <>
      <Button
        variant="secondary"
        leftSection={<IconBrandGoogle size={18} stroke={2} aria-hidden />}
        loading={busy}
        onClick={start}
      >
        {say("connect")}
      </Button>
      {problem === null ? null : <p role="alert">{errorText(problem, locale)}</p>}
    </>
  );
}
