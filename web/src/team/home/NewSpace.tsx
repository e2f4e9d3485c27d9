import { IconPlus } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";

/** The way to a new space. */
export function NewSpace({ teamId }: { teamId: string }) {
  const say = useTexts(teamTexts);
  return (
    <ButtonLink
      to="/dashboard/team/$teamId/new-space"
      params={{ teamId }}
      data-tour="newSpace"
      className={styles["newSpace"] ?? ""}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {say("newSpace")}
    </ButtonLink>
  );
}
