import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { hrefHere } from "../../platform/ownHost.ts";
import { saveFile } from "../../platform/saveFile.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { spaceTexts } from "../texts.ts";
import { calendarFile } from "./calendarFile.ts";
import { OpeningCountdown } from "./OpeningCountdown.tsx";

interface OpeningProps {
  spaceName: string;
  slug: string;
  atMs: number;
}

/** The countdown until a space opens, and a calendar file. */
export function Opening({ spaceName, slug, atMs }: OpeningProps) {
  const say = useTexts(spaceTexts);
  const save = () => {
    const url = new URL(hrefHere(`/s/${encodeURIComponent(slug)}`), location.href).href;
    const file = calendarFile({ name: spaceName, slug, url, startsAtMs: atMs, nowMs: Date.now() });
    saveFile(new Blob([file], { type: "text/calendar" }), `${slug}.ics`);
  };
  return (
    <>
      <OpeningCountdown atMs={atMs} />
      <Button size="lg" leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />} onClick={save}>
        {say("toCalendar")}
      </Button>
    </>
  );
}
