import type { Team } from "@atrium/contract";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { RenameDialog } from "../settings/RenameDialog.tsx";
import { teamTexts } from "../texts.ts";
import { EmptyHome } from "./EmptyHome.tsx";
import { KeepTeam } from "./KeepTeam.tsx";
import styles from "./home.module.css";
import type { HomeModel, SpaceTile } from "./homeModel.ts";
import { SpaceTileCard } from "./SpaceTileCard.tsx";

interface HomeViewProps {
  model: HomeModel;
  team: Team;
  /** The team belongs to a guest session and would go with it. */
  isGuest: boolean;
}

export function HomeView({ model, team, isGuest }: HomeViewProps) {
  const say = useTexts(teamTexts);
  const [renaming, setRenaming] = useState<SpaceTile | null>(null);
  return (
    <div className={styles["content"]}>
      {isGuest ? <KeepTeam /> : null}
      <header className={styles["head"]}>
        <div className={styles["headText"]}>
          <PageTitle>{model.title}</PageTitle>
          <p className={styles["lead"]}>{model.lead}</p>
        </div>
        {model.canCreateSpaces && !model.isEmpty ? (
          <ButtonLink
            to="/dashboard/team/$teamId/new-space"
            params={{ teamId: team.id }}
            className={styles["headAct"] ?? ""}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {say("newSpace")}
          </ButtonLink>
        ) : null}
      </header>
      {model.isEmpty ? (
        <EmptyHome teamId={team.id} canCreate={model.canCreateSpaces} />
      ) : (
        <section aria-labelledby="spaces-title">
          <div className={styles["sectionHead"]}>
            <h2 id="spaces-title">{say("spaces")}</h2>
            <span className={styles["count"]}>{model.spaces.length}</span>
          </div>
          <div className={styles["grid"]}>
            {model.spaces.map((tile) => (
              <SpaceTileCard key={tile.card.id} tile={tile} onRename={() => setRenaming(tile)} />
            ))}
            {model.canCreateSpaces ? <NewSpaceTile teamId={team.id} /> : null}
          </div>
        </section>
      )}
      <RenameDialog
        what={renaming === null ? null : { kind: "space", id: renaming.card.id, name: renaming.card.name }}
        onClose={() => setRenaming(null)}
      />
    </div>
  );
}

function NewSpaceTile({ teamId }: { teamId: string }) {
  const say = useTexts(teamTexts);
  return (
    <Link to="/dashboard/team/$teamId/new-space" params={{ teamId }} className={styles["newTile"] ?? ""}>
      <span className={styles["plus"]}>
        <IconPlus size={20} aria-hidden />
      </span>
      <span>
        <b>{say("newSpace")}</b>
        <small>{say("newSpaceHint")}</small>
      </span>
    </Link>
  );
}
