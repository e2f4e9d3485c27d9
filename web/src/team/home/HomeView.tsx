import { Button } from "@mantine/core";
import type { SpaceCard, Team } from "@atrium/contract";
import { IconPlus, IconSearchOff, IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { InviteDialog } from "../../invitation/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Empty } from "../../ui/page/Empty.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { teamTexts } from "../texts.ts";
import { TourNote } from "../tour/TourNote.tsx";
import type { HomeAsked } from "./asked.ts";
import { BansDialog } from "./BansDialog.tsx";
import { EmptyHome } from "./EmptyHome.tsx";
import { KeepTeam } from "./KeepTeam.tsx";
import styles from "./home.module.css";
import type { HomeModel, SpaceTile } from "./homeModel.ts";
import { NewSpace } from "./NewSpace.tsx";
import { RenameSpaceDialog } from "./RenameSpaceDialog.tsx";
import { SpacesFilter } from "./SpacesFilter.tsx";
import { SpaceTileCard } from "./SpaceTileCard.tsx";

interface HomeViewProps {
  model: HomeModel;
  team: Team;
  /** The team belongs to a guest session and would go with it. */
  isGuest: boolean;
  /** All of the team's, which others may be invited to. */
  spaces: readonly SpaceCard[];
  asked: HomeAsked;
  ask: (change: HomeAsked) => void;
  /** Where one was lately. */
  visited?: ReactNode;
  /** Questions that wait for an answer. */
  survey?: ReactNode;
  /** The first steps that are left, for people who may take them. */
  steps?: ReactNode;
}

export function HomeView({ model, team, spaces, isGuest, asked, ask, visited, survey, steps }: HomeViewProps) {
  const say = useTexts(teamTexts);
  return (
    <Page
      title={model.title}
      windowTitle={team.name}
      lead={model.lead}
      note={<HomeNote model={model} isGuest={isGuest} survey={survey} />}
      act={model.isEmpty ? null : <HomeActs model={model} team={team} spaces={spaces} />}
    >
      {model.isEmpty ? null : steps}
      {visited}
      {model.isEmpty ? (
        <EmptyHome teamId={team.id} canCreate={model.canCreateSpaces} steps={steps} />
      ) : (
        <Section
          title={say("spaces")}
          count={model.spaces.length}
          act={model.canFind ? <SpacesFilter asked={asked} ask={ask} /> : null}
        >
          <SpaceGrid model={model} team={team} asked={asked} ask={ask} />
        </Section>
      )}
    </Page>
  );
}

/** A warning about a possible loss comes before offers. */
function HomeNote({ model, isGuest, survey }: Pick<HomeViewProps, "model" | "isGuest" | "survey">) {
  if (isGuest) return <KeepTeam />;
  return model.isEmpty ? null : <TourNote accountId={model.accountId} otherwise={survey} />;
}

function SpaceGrid({ model, team, asked, ask }: Pick<HomeViewProps, "model" | "team" | "asked" | "ask">) {
  const say = useTexts(teamTexts);
  const [renaming, setRenaming] = useState<SpaceTile | null>(null);
  const [inviting, setInviting] = useState<SpaceTile | null>(null);
  const [barred, setBarred] = useState<SpaceTile | null>(null);
  if (model.nothing !== null) {
    return (
      <Empty icon={<IconSearchOff size={28} stroke={1.5} />} title={model.nothing.title}>
        <Button variant="secondary" onClick={() => ask({ find: undefined, show: undefined })}>
          {say("showAllSpaces")}
        </Button>
      </Empty>
    );
  }
  return (
    <div className={styles["grid"]}>
      {model.spaces.map((tile) => (
        <SpaceTileCard
          key={tile.card.id}
          tile={tile}
          onInvite={() => setInviting(tile)}
          onRename={() => setRenaming(tile)}
          onShowBans={() => setBarred(tile)}
        />
      ))}
      {model.canCreateSpaces && asked.find === undefined && asked.show === undefined ? (
        <NewSpaceTile teamId={team.id} />
      ) : null}
      {inviting === null ? null : <InviteGuests tile={inviting} close={() => setInviting(null)} />}
      <RenameSpaceDialog space={renaming?.card ?? null} onClose={() => setRenaming(null)} />
      <BansDialog spaceId={barred?.card.id ?? null} onClose={() => setBarred(null)} />
    </div>
  );
}

/** On the phone a new space is one of the places at the bottom, and people are invited on the page of people. */
function HomeActs({ model, team, spaces }: Pick<HomeViewProps, "model" | "team" | "spaces">) {
  const say = useTexts(teamTexts);
  const [isInviting, setInviting] = useState(false);
  const to = { name: team.name, team: { id: team.id }, spaces, role: "MEMBER" } as const;
  return (
    <>
      {model.canInvite ? (
        <>
          <Button
            variant="secondary"
            className={styles["invite"] ?? ""}
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {say("invitePeople")}
          </Button>
          <InviteDialog opened={isInviting} onClose={() => setInviting(false)} to={to} />
        </>
      ) : null}
      {model.canCreateSpaces ? <NewSpace teamId={team.id} /> : null}
    </>
  );
}

function InviteGuests({ tile: { card, path }, close }: { tile: SpaceTile; close: () => void }) {
  const address = location.origin + path;
  const to = { name: card.name, team: null, spaces: [card], role: "GUEST", address } as const;
  return <InviteDialog opened onClose={close} to={to} begin="link" />;
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
