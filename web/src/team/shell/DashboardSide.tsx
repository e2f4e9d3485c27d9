import { Skeleton, Tooltip } from "@mantine/core";
import { IconDoorEnter, IconHelpCircle, IconMessageCircle, IconSearch } from "@tabler/icons-react";
import type { SpaceCard } from "@atrium/contract";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { isApple } from "../../platform/isApple.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { Faces } from "../../ui/Face.tsx";
import { chatTexts } from "../../chat/index.ts";
import { useDemoSlug } from "../useDemoSlug.ts";
import { findTexts } from "../find/texts.ts";
import { liveSpaces } from "../home/homeModel.ts";
import { NewsMenu } from "../news/NewsMenu.tsx";
import { newsTexts } from "../news/texts.ts";
import { teamTexts } from "../texts.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./DashboardSide.module.css";
import { sidePlacesOf } from "./places.ts";
import { TeamMenu } from "./TeamMenu.tsx";

/** Team switcher, places to go, spaces with people in them, own account. A rail of icons below 1100 pixels. */
export function DashboardSide({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  const say = useTexts(teamTexts);
  const sayChats = useTexts(chatTexts);
  const { spaces, account, unread = 0 } = model;
  const live = liveSpaces(spaces ?? []);
  return (
    <aside className={styles["side"]} data-bar="side">
      <TeamMenu model={model} actions={actions} />
      <FindButton find={actions.find} />
      <Places model={model} />
      <nav className={styles["places"]} aria-label={sayChats("messages")}>
        <Tip label={sayChats("messages")}>
          <Link to="/dashboard/messages" className={styles["place"] ?? ""} data-tour="messages">
            <IconMessageCircle size={18} stroke={1.75} aria-hidden />
            <span className={styles["word"]}>{sayChats("messages")}</span>
            {unread === 0 ? null : <i aria-label={sayChats("unread", { count: unread })}>{unread}</i>}
          </Link>
        </Tip>
      </nav>
      {live.length === 0 ? null : <LiveNow spaces={live} title={say("liveNow")} />}
      <div className={styles["gap"]} />
      <Foot />
      {account === null ? (
        <Skeleton height={48} radius={12} />
      ) : (
        <AccountMenu account={account} actions={actions} kind="side" />
      )}
    </aside>
  );
}

/** Looks like the field that it opens. */
function FindButton({ find }: { find: () => void }) {
  const say = useTexts(findTexts);
  return (
    <Tip label={say("find")}>
      <button type="button" className={styles["find"]} data-tour="find" aria-haspopup="dialog" onClick={find}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={styles["word"]}>{say("find")}</span>
        <kbd className={styles["findKey"]} aria-hidden>
          {isApple() ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
    </Tip>
  );
}

/** What helps whoever is lost or curious. */
function Foot() {
  const say = useTexts(teamTexts);
  const sayNews = useTexts(newsTexts);
  const demo = useDemoSlug();
  return (
    <div className={styles["places"]}>
      {demo === null ? null : (
        <Tip label={say("demoSpace")}>
          <Link to="/s/$slug" params={{ slug: demo }} className={styles["place"] ?? ""}>
            <IconDoorEnter size={18} stroke={1.75} aria-hidden />
            <span className={styles["word"]}>{say("demoSpace")}</span>
          </Link>
        </Tip>
      )}
      <Tip label={say("help")}>
        <Link to="/dashboard/shortcuts" className={styles["place"] ?? ""} data-tour="help">
          <IconHelpCircle size={18} stroke={1.75} aria-hidden />
          <span className={styles["word"]}>{say("help")}</span>
        </Link>
      </Tip>
      <Tip label={sayNews("title")}>
        <div className={styles["wide"]}>
          <NewsMenu className={styles["place"] ?? ""} wordClass={styles["word"]} />
        </div>
      </Tip>
    </div>
  );
}

/** Where one can go in the team. */
function Places({ model: { teams, team, spaces } }: { model: FrameModel }) {
  if (team === null) return teams === null ? <PlacesOnTheWay /> : null;
  const places = sidePlacesOf({ team, spaces }, currentLocale());
  return (
    <nav className={styles["places"]} aria-label={team.name}>
      {places.map(({ id, to, name, Icon, count }) => (
        <Tip key={id} label={name}>
          <Link
            to={to}
            params={{ teamId: team.id }}
            className={styles["place"] ?? ""}
            activeOptions={{ exact: id === "spaces" }}
            data-tour={id}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className={styles["word"]}>{name}</span>
            {id === "settings" || id === "plan" ? null : <em>{count}</em>}
          </Link>
        </Tip>
      ))}
    </nav>
  );
}

/** Skeletons: which entries there are depends on one's role in the team. */
function PlacesOnTheWay() {
  return (
    <div className={styles["places"]} aria-hidden>
      {[1, 2, 3].map((at) => (
        <div key={at} className={styles["place"]}>
          <Skeleton height={18} radius={6} />
        </div>
      ))}
    </div>
  );
}

function LiveNow({ spaces, title }: { spaces: readonly SpaceCard[]; title: string }) {
  return (
    <section className={styles["word"]} aria-label={title}>
      <h2 className={styles["sideTitle"]}>{title}</h2>
      {spaces.map((space) => (
        <Link key={space.id} to="/s/$slug" params={{ slug: space.slug }} className={styles["liveRow"] ?? ""}>
          <img src={floorCardUrl(space.backgroundUrl) ?? ""} alt="" />
          <span className={styles["liveName"]}>{space.name}</span>
          <Faces looks={space.people} size={20} most={3} count={space.onlineCount} />
        </Link>
      ))}
    </section>
  );
}

/** Only the rail needs it: there the words are gone. */
function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" classNames={{ tooltip: styles["railTip"] ?? "" }}>
      {children}
    </Tooltip>
  );
}
