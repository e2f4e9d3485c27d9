import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { sceneUrl } from "../../ui/artwork.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { teamTexts } from "../texts.ts";
import { DemoLink } from "../DemoLink.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./home.module.css";

const STARTS = ["office", "lounge", "classroom", "garden"] as const;

interface EmptyHomeProps {
  teamId: string;
  canCreate: boolean;
  /** The first steps that are left. */
  steps: ReactNode;
}

/** A team without spaces: what a space is good for, four rooms to start from and what to do first. */
export function EmptyHome({ teamId, canCreate, steps }: EmptyHomeProps) {
  const say = useTexts(teamTexts);
  return (
    <>
      <Hero title={say("heroTitle")} lead={say("heroLead")}>
        {canCreate ? (
          <ButtonLink
            to="/dashboard/team/$teamId/new-space"
            params={{ teamId }}
            data-tour="newSpace"
            size="lg"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {say("createSpace")}
          </ButtonLink>
        ) : null}
        <DemoLink />
      </Hero>
      {canCreate ? (
        <div className={styles["starts"]}>
          <Section
            title={say("startFromRoom")}
            act={
              <Link to="/dashboard/team/$teamId/new-space" params={{ teamId }} className={styles["link"] ?? ""}>
                {say("allTemplates")}
              </Link>
            }
          >
            <div className={styles["startGrid"]}>
              {STARTS.map((template) => (
                <Link
                  key={template}
                  to="/dashboard/team/$teamId/new-space"
                  params={{ teamId }}
                  search={{ template }}
                  className={styles["start"] ?? ""}
                >
                  <img src={sceneUrl(template) ?? ""} alt="" />
                  <b>{say(template)}</b>
                  <small>{say(`${template}Lead`)}</small>
                </Link>
              ))}
            </div>
          </Section>
          {steps}
        </div>
      ) : null}
    </>
  );
}
