import { Menu, Skeleton } from "@mantine/core";
import { IconCheck, IconPlus, IconSelector } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { BrandMark } from "../../ui/Brand.tsx";
import { TeamLogo } from "../TeamLogo.tsx";
import { teamTexts } from "../texts.ts";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./menuButton.module.css";

/** The team one is in, and the way into another. */
export function TeamMenu({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const { teams, team } = model;
  if (teams === null) return <TeamOnTheWay />;
  if (team === null) {
    return (
      <div className={styles["team"]}>
        <BrandMark size={32} />
        <span className={styles["teamWords"]}>
          <b>Atrium</b>
        </span>
      </div>
    );
  }
  const members = say("members", { count: team.membersCount });
  return (
    <Menu position="bottom-start" width={232}>
      <Menu.Target>
        <button
          type="button"
          className={styles["team"]}
          data-tour="team"
          aria-label={say("switchTeam", { name: team.name, members })}
        >
          <TeamLogo team={team} />
          <span className={styles["teamWords"]}>
            <b>{team.name}</b> <small>{members}</small>
          </span>
          <IconSelector className={styles["word"]} size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say("yourTeams")}</Menu.Label>
        {teams.map((one) => (
          <Menu.Item
            key={one.id}
            leftSection={<TeamLogo team={one} size={20} />}
            rightSection={one.id === team.id ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => void navigate({ to: "/dashboard/team/$teamId", params: { teamId: one.id } })}
          >
            {one.name}
          </Menu.Item>
        ))}
        {actions.openNewTeam === null ? null : (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={actions.openNewTeam}>
              {say("newTeam")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function TeamOnTheWay() {
  return (
    <div className={styles["team"]} aria-hidden>
      <Skeleton height={32} width={32} radius={8} className={styles["shape"] ?? ""} />
      <span className={styles["teamWords"]}>
        <Skeleton height={12} width={96} radius={8} />
        <Skeleton height={10} width={64} radius={8} mt={8} />
      </span>
    </div>
  );
}
