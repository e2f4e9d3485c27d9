import { IconMessageCircle, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { chatTexts } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { findTexts } from "../find/texts.ts";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./TopBar.module.css";
import { TeamMenu } from "./TeamMenu.tsx";

/** The phone's top bar: which team this is, the way into another, and to one's messages. */
export function TopBar({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  const say = useTexts(chatTexts);
  const sayFind = useTexts(findTexts);
  const { unread = 0 } = model;
  const label = unread === 0 ? say("messages") : `${say("messages")}, ${say("unread", { count: unread })}`;
  return (
    <header className={styles["topBar"]} data-bar="top">
      <TeamMenu model={model} actions={actions} />
      <button
        type="button"
        className={styles["find"]}
        data-tour="find"
        aria-haspopup="dialog"
        aria-label={sayFind("find")}
        onClick={actions.find}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden />
      </button>
      <Link to="/dashboard/messages" className={styles["messages"] ?? ""} data-tour="messages" aria-label={label}>
        <IconMessageCircle size={24} stroke={1.5} aria-hidden />
        {unread === 0 ? null : <i aria-hidden>{unread}</i>}
      </Link>
    </header>
  );
}
