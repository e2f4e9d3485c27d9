import { errorText, type AccountId, type ErrorCode } from "@atrium/contract";
import { IconClock, IconHourglass } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { attachmentTexts } from "../attachments/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import type { Chat } from "../engine/chat.ts";
import type { Outgoing } from "../engine/outgoing.ts";
import type { ChatRow } from "./chatRows.ts";
import { MarkedText } from "./MarkedText.tsx";
import styles from "./OutgoingRow.module.css";
import { chatTexts } from "../texts.ts";

interface OutgoingRowProps {
  row: Extract<ChatRow, { kind: "outgoing" }>;
  chat: Pick<Chat, "sendAgain" | "discard">;
  selfId: AccountId | null;
}

/** A message of mine that has not arrived. */
export function OutgoingRow({ row, chat, selfId }: OutgoingRowProps) {
  const say = useTexts(chatTexts);
  const files = useTexts(attachmentTexts);
  const { clientId, content, uploadIds, waitsFor, goesAtMs, refused } = row.outgoing;
  return (
    <div className={styles["outgoing"]} data-refused={refused !== null} data-patience={isHasty(waitsFor)}>
      <MarkedText text={content === "" && uploadIds.length > 0 ? files("attached") : content} selfId={selfId} />
      {refused === null ? (
        <Waits waitsFor={waitsFor} goesAtMs={goesAtMs} />
      ) : (
        <small role="alert">
          {errorText(refused, currentLocale())}{" "}
          <button type="button" onClick={() => chat.sendAgain(clientId)}>
            {say("sendAgain")}
          </button>
          <button type="button" onClick={() => chat.discard(clientId)}>
            {say("discard")}
          </button>
        </small>
      )}
    </div>
  );
}

const isHasty = (waitsFor: ErrorCode | null): boolean => waitsFor === "tooOftenAttempts";

/** Usually sent within a moment: only a waiting one shows why. */
function Waits({ waitsFor, goesAtMs }: Pick<Outgoing, "waitsFor" | "goesAtMs">) {
  const say = useTexts(chatTexts);
  const nowMs = useSeconds(isHasty(waitsFor));
  const seconds = Math.max(1, Math.ceil(((goesAtMs ?? nowMs) - nowMs) / 1000));
  const Icon = isHasty(waitsFor) ? IconHourglass : IconClock;
  return (
    <small role={waitsFor === null ? undefined : "status"}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {waitsFor === null ? say("sending") : isHasty(waitsFor) ? say("patience", { seconds }) : say("waiting")}
    </small>
  );
}
