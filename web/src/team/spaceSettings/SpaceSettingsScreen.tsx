import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { SpaceId } from "@atrium/contract";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Empty } from "../../ui/page/Empty.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { IconLock } from "@tabler/icons-react";
import type { SettingsPart } from "./part.ts";
import { SpaceSettingsView } from "./SpaceSettingsView.tsx";
import { spaceSettingsTexts } from "./texts.ts";

/** Everything about one space, for its admins. */
export function SpaceSettingsScreen() {
  const say = useTexts(spaceSettingsTexts);
  const { spaceId } = useParams({ strict: false });
  const { part } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { space, settings } = useRead(read("getSpace", { spaceId: spaceId as SpaceId }));
  if (settings === null)
    return (
      <Page title={say("title")}>
        <Empty icon={<IconLock size={28} stroke={1.5} />} title={say("onlyAdmins")} />
      </Page>
    );
  const choose = (chosen: SettingsPart | null) =>
    void navigate({ to: ".", search: chosen === null ? {} : { part: chosen }, replace: part !== undefined });
  return <SpaceSettingsView key={space.id} kept={{ space, settings }} part={part ?? null} choose={choose} />;
}
