import { PersonStatus } from "@atrium/contract";
import { Menu } from "@mantine/core";
import { IconCheck, IconCircleFilled, IconMicrophone, IconMoonFilled, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import { GlassMenu } from "../../ui/GlassMenu.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import { AccountItems } from "./AccountItems.tsx";
import styles from "./status.module.css";
import { statusTexts } from "./texts.ts";
import type { OwnStatus } from "./useOwnStatus.ts";

const HALF_HOUR_MS = 30 * 60_000;

interface StatusMenuProps {
  me: PersonModel;
  status: OwnStatus;
  /** Null where there is none to open. */
  openProfile: (() => void) | null;
  openDevices: () => void;
}

/** The menu of my face: my status, profile, devices and account. */
export function StatusMenu({ me, status, openProfile, openDevices }: StatusMenuProps) {
  const say = useTexts(statusTexts);
  const sayRoom = useTexts(roomTexts);
  return (
    <GlassMenu position="bottom-end" offset={8} width={304}>
      <Menu.Target>
        <button
          type="button"
          className={styles["own"]}
          data-status={status.status}
          aria-label={`${say("myStatus")}: ${say(status.status)}`}
        >
          <Face look={me} size={34} inside />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Who me={me} />
        <Choices status={status} />
        <Menu.Divider />
        {openProfile === null ? null : (
          <Menu.Item leftSection={<IconUser size={18} stroke={1.75} />} onClick={openProfile}>
            {sayRoom("myProfile")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMicrophone size={18} stroke={1.75} />} onClick={openDevices}>
          {say("soundAndCamera")}
        </Menu.Item>
        <AccountItems />
      </Menu.Dropdown>
    </GlassMenu>
  );
}

/** As others read it on my card. */
function Who({ me }: { me: PersonModel }) {
  const says = [me.about, me.pronoun].filter((each) => each !== null && each !== "").join(", ");
  return (
    <div className={styles["who"]} role="presentation">
      <Face look={me} size={44} />
      <span>
        <b dir="auto">{me.name}</b>
        {says === "" ? null : <small dir="auto">{says}</small>}
      </span>
    </div>
  );
}

function Choices({ status }: { status: OwnStatus }) {
  const say = useTexts(statusTexts);
  const locale = useLocale();
  const { status: chosen, untilMs } = status;
  const until = untilMs === null ? null : say("until", { time: dateText(untilMs, "time", locale) });
  return (
    <>
      <Menu.RadioGroup value={chosen} onChange={(wished) => status.choose(PersonStatus.parse(wished))}>
        <Choice value="available" chosen={chosen} icon={<Dot of="available" />}>
          {say("available")}
        </Choice>
        <Choice
          value="dontDisturb"
          chosen={chosen}
          icon={
            <span className={styles["moon"]}>
              <IconMoonFilled size={12} />
            </span>
          }
          lead={until ?? say("dontDisturbLead")}
        >
          {say("dontDisturb")}
        </Choice>
        <HowLong status={status} />
        <Choice value="steppedOut" chosen={chosen} icon={<Dot of="steppedOut" />} lead={say("steppedOutLead")}>
          {say("steppedOut")}
        </Choice>
      </Menu.RadioGroup>
    </>
  );
}

/** For how long not to be disturbed. */
function HowLong({ status }: { status: OwnStatus }) {
  const say = useTexts(statusTexts);
  const isOpenEnded = status.status === "dontDisturb" && status.untilMs === null;
  const lengths = [
    { says: say("halfHour"), label: say("forHalfHour"), forMs: HALF_HOUR_MS },
    { says: say("hour"), label: say("forHour"), forMs: 2 * HALF_HOUR_MS },
    { says: say("untilChanged"), label: say("forUntilChanged") },
  ];
  return (
    <div className={styles["lengths"]} role="presentation">
      {lengths.map(({ says, label, forMs }) => (
        <Menu.Item
          key={label}
          className={styles["length"] ?? ""}
          aria-label={label}
          data-chosen={forMs === undefined && isOpenEnded}
          onClick={() => status.choose("dontDisturb", forMs)}
        >
          {says}
        </Menu.Item>
      ))}
    </div>
  );
}

const Dot = ({ of }: { of: PersonStatus }) => <IconCircleFilled size={11} className={styles["dot"]} data-of={of} />;

interface ChoiceProps {
  value: PersonStatus;
  chosen: PersonStatus;
  icon: ReactNode;
  lead?: string;
  children: ReactNode;
}

function Choice({ value, chosen, icon, lead, children }: ChoiceProps) {
  return (
    <Menu.RadioItem
      value={value}
      closeMenuOnClick
      className={styles["choice"] ?? ""}
      classNames={{ itemIndicator: styles["indicator"] ?? "" }}
      data-chosen={value === chosen}
      rightSection={value === chosen ? <IconCheck size={18} stroke={2} className={styles["check"]} /> : null}
    >
      <span className={styles["said"]}>
        <span className={styles["icon"]}>{icon}</span>
        <span>
          {children}
          {lead === undefined ? null : <span className={styles["lead"]}>{lead}</span>}
        </span>
      </span>
    </Menu.RadioItem>
  );
}
