import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useOwnAccount } from "../../account/index.ts";
import { read } from "../../platform/data/read.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { spaceTexts } from "../texts.ts";
import { closestSlug } from "./closestSlug.ts";
import styles from "./DidYouMean.module.css";

/** Suggests recently visited spaces with an address close to the typed one. */
export function DidYouMean({ typed }: { typed: string }) {
  const account = useOwnAccount() ?? null;
  // A custom domain has only one space.
  const mayAsk = account !== null && ownPlace() === null;
  const { data } = useQuery({ ...read("listVisitedSpaces", {}), enabled: mayAsk });
  const meant = closestSlug(typed, data?.spaces ?? []);
  return meant === null ? null : <MeantSpace {...meant} />;
}

interface MeantSpaceProps {
  slug: string;
  name: string;
  backgroundUrl: string | null;
}

export function MeantSpace({ slug, name, backgroundUrl }: MeantSpaceProps) {
  const say = useTexts(spaceTexts);
  const picture = floorCardUrl(backgroundUrl);
  return (
    <div className={styles["line"]}>
      <a className={styles["meant"]} href={`/s/${encodeURIComponent(slug)}`}>
        {picture === null ? null : <img src={picture} alt="" />}
        <span>
          <small>{say("didYouMean")}</small>
          <b dir="auto">{name}</b>
        </span>
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </a>
    </div>
  );
}
