import { Switch } from "@mantine/core";
import { IconDots, IconShieldCheck, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Face } from "../../ui/Face.tsx";
import asideStyles from "../aside.module.css";
import { roleTexts } from "../notices/roleTexts.ts";
import { useRoomName } from "../useRoomName.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./shield.module.css";
import { waitedText, type WaitingPerson } from "./shieldModel.ts";
import { shieldTexts } from "./texts.ts";
import type { Shield } from "./useShield.ts";

/** A host's queue: who came in behind the shield and waits to speak. */
export function ShieldCard({ room, shield }: { room: RoomBundle; shield: Shield }) {
  const say = useTexts(shieldTexts);
  const { waiting } = shield;
  return (
    <section className={asideStyles["card"]} aria-label={say("shield")} data-testid="shield" data-wide>
      <header className={styles["head"]}>
        <IconShieldCheck size={20} stroke={1.75} aria-hidden />
        <h2>{say("shield")}</h2>
        <Switch
          checked={shield.isUp}
          aria-label={say("shield")}
          onChange={(event) => shield.raise(event.currentTarget.checked)}
        />
        <button type="button" className={styles["icon"]} aria-label={say("hide")} onClick={() => shield.show(false)}>
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      </header>
      <p className={styles["lead"]}>{say("lead")}</p>
      <div className={styles["title"]} aria-live="polite">
        {waiting.length === 0 ? (
          <span>{say("nobodyWaits")}</span>
        ) : (
          <>
            <b>
              {say("waiting")} <span>{waiting.length}</span>
            </b>
            <button type="button" className={styles["all"]} onClick={() => shield.letAllIn()}>
              {say("letAllIn")}
            </button>
          </>
        )}
      </div>
      {waiting.length === 0 ? null : (
        <ul className={styles["queue"]}>
          {waiting.map((each) => (
            <Waiting key={each.person.accountId} each={each} room={room} shield={shield} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ each, room, shield }: { each: WaitingPerson; room: RoomBundle; shield: Shield }) {
  const say = useTexts(shieldTexts);
  const sayRole = useTexts(roleTexts);
  const locale = useLocale();
  const nameOf = useRoomName(room.port);
  const nowMs = useSeconds(true);
  const { person, role, roomId, roomName, sinceMs } = each;
  const { accountId, name } = person;
  const { state } = room;
  const openCard = () => (roomName === null ? state.select(accountId) : state.setElsewhere(accountId));
  return (
    <li>
      <Face look={person} size={32} />
      <div className={asideStyles["words"]}>
        <b>{name}</b>
        <span>
          {[
            sayRole(role),
            waitedText(nowMs - sinceMs, locale),
            ...(roomName === null ? [] : [say("inRoom", { room: nameOf(roomName) })]),
          ].join(", ")}
        </span>
      </div>
      <button
        type="button"
        aria-label={say("letInNamed", { name })}
        onClick={() => shield.letIn({ accountId, roomId })}
      >
        {say("letIn")}
      </button>
      <button type="button" className={styles["icon"]} aria-label={say("openCard", { name })} onClick={openCard}>
        <IconDots size={18} stroke={2} aria-hidden />
      </button>
    </li>
  );
}
