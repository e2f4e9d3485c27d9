import { ActionIcon } from "@mantine/core";
import { errorText, type SpaceId } from "@atrium/contract";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { guess } from "../../platform/data/guess.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { Section } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { SpacePicture } from "../home/SpacePicture.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./visited.module.css";
import { visitedModel, type VisitedTile } from "./visitedModel.ts";

const MINUTE_MS = 60_000;
export const visitedSpaces = read("listVisitedSpaces", {});

/** Spaces visited lately, in any team. The page does without it: if it cannot be loaded, nothing is shown. */
export function VisitedSpaces({ teamId }: { teamId: Parameters<typeof visitedModel>[0]["teamId"] }) {
  const spaces = useQuery(visitedSpaces).data?.spaces ?? [];
  const nowMs = useNow(MINUTE_MS);
  const { run } = useAct("deleteVisitedSpace", {
    optimistic: ({ spaceId }) => [
      guess("listVisitedSpaces", {}, (before) => ({ spaces: before.spaces.filter(({ id }) => id !== spaceId) })),
    ],
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const tiles = visitedModel({ spaces, teamId, nowMs, locale: currentLocale() });
  return <VisitedView tiles={tiles} remove={(spaceId) => void run({ spaceId })} />;
}

interface VisitedViewProps {
  tiles: readonly VisitedTile[];
  remove: (spaceId: SpaceId) => void;
}

export function VisitedView(props: VisitedViewProps) {
  return props.tiles.length === 0 ? null : <Tiles {...props} />;
}

function Tiles({ tiles, remove }: VisitedViewProps) {
  const say = useTexts(teamTexts);
  const list = useRef<HTMLUListElement>(null);
  useFocusStays(list);
  return (
    <div className={styles["visited"]}>
      <Section title={say("lastVisited")}>
        <ul ref={list} className={styles["tiles"]}>
          {tiles.map((tile) => (
            <li key={tile.spaceId} className={styles["tile"]}>
              <Link to="/s/$slug" params={{ slug: tile.slug }} className={styles["link"] ?? ""}>
                <span className={styles["picture"]}>
                  <SpacePicture backgroundUrl={tile.backgroundUrl} people={[]} />
                </span>
                <span className={styles["words"]}>
                  <b>{tile.name}</b>
                  <small>
                    {tile.teamName === null ? null : <span>{tile.teamName}</span>}
                    {tile.teamName === null ? tile.ago : <i>{` · ${tile.ago}`}</i>}
                  </small>
                </span>
              </Link>
              <ActionIcon
                variant="quiet"
                size="sm"
                className={styles["remove"] ?? ""}
                aria-label={say("forgetVisit", { name: tile.name })}
                title={say("forgetVisitShort")}
                onClick={() => remove(tile.spaceId)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
