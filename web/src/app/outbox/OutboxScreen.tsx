import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { NotFoundScreen } from "../NotFoundScreen.tsx";
import { PageLoading } from "../PageLoading.tsx";
import { OutboxView } from "./OutboxView.tsx";
import { outboxTexts } from "./texts.ts";
import { useOutbox } from "./useOutbox.ts";

/** Mails kept by an installation without a mail server; only visible on its own computer. */
export function OutboxScreen() {
  const say = useTexts(outboxTexts);
  const { mails, isThere, empty } = useOutbox();
  if (!isThere) return <NotFoundScreen />;
  if (mails === null) return <PageLoading />;
  const question = { title: say("emptyTitle"), text: say("emptyText"), act: say("empty"), cancel: say("cancel") };
  const ask = async () => {
    if (!(await askConfirm({ ...question, danger: true }))) return;
    if (!(await empty())) showToast({ text: say("notEmptied") });
  };
  return <OutboxView mails={mails} empty={() => void ask()} />;
}
