import { Loader } from "@mantine/core";
import { bounds, errorText, type AccountProfile, type TeamId } from "@atrium/contract";
import { useQueries } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { act } from "../../platform/data/act.ts";
import { queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { dateText } from "../../ui/dates.ts";
import { showToast } from "../../ui/toast.tsx";
import { accountChanged } from "../session/ownAccount.ts";
import { DeleteAccountForm, type HandedOver } from "./DeleteAccountForm.tsx";
import { settingsTexts } from "./texts.ts";

interface DeleteAccountDialogProps {
  account: AccountProfile;
  opened: boolean;
  onClose: () => void;
}

/** Shows what is deleted with the account before it happens. */
export function DeleteAccountDialog({ account, opened, onClose }: DeleteAccountDialogProps) {
  const say = useTexts(settingsTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={560} title={say("deleteTitle")}>
      <Suspense fallback={<Loader aria-label={say("deleteTitle")} />}>
        <BoundForm account={account} />
      </Suspense>
    </FormDialog>
  );
}

function BoundForm({ account }: { account: AccountProfile }) {
  const say = useTexts(settingsTexts);
  const navigate = useNavigate();
  const terms = useRead(read("canDeleteAccount", {}));
  const found = useQueries({ queries: terms.teamsToHandOver.map(({ id }) => membersOf(id)) }, queries);
  const { run } = useAct("deleteAccount");
  const deleteNow = async (handedOver: readonly HandedOver[]) => {
    for (const to of handedOver) {
      const made = await act("updateTeamMemberRole", { ...to, role: "ADMIN" });
      if (!made.ok) return errorText(made.code, currentLocale());
    }
    const reply = await run({});
    if (!reply.ok) return errorText(reply.code, currentLocale());
    accountChanged(null);
    const { deletesAt } = reply.value;
    const until = deletesAt === null ? null : dateText(Date.parse(deletesAt), "monthDay", currentLocale());
    showToast({ text: until === null ? say("deleted") : say("deletedUntil", { date: until }) });
    await navigate({ to: "/login" });
    return null;
  };
  const toHandOver = terms.teamsToHandOver.map((team, at) => ({
    team,
    members: found[at]?.data?.members.filter(({ accountId }) => accountId !== account.accountId) ?? null,
  }));
  return (
    <DeleteAccountForm
      email={account.email}
      toHandOver={toHandOver}
      teamsThatGo={terms.teamsThatGo}
      onDelete={deleteNow}
    />
  );
}

/** Enough to choose from; in a larger team the users page finds everybody. */
const membersOf = (teamId: TeamId) => read("listTeamMembers", { teamId, count: bounds.peoplePage.max });
