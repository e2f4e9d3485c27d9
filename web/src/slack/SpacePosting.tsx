import { Select, Switch } from "@mantine/core";
import { errorText, type SlackChannel, type SlackPosting, type SpaceCard } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../platform/data/read.ts";
import { useAct } from "../platform/data/useAct.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { floorCardUrl } from "../ui/artwork.ts";
import { showToast } from "../ui/toast.tsx";
import styles from "./slack.module.css";
import { slackTexts } from "./texts.ts";

interface SpacePostingProps {
  space: Pick<SpaceCard, "id" | "name" | "backgroundUrl">;
  channels: readonly SlackChannel[];
}

/** The Slack channel of a space, and whether it is told. */
export function SpacePosting({ space, channels }: SpacePostingProps) {
  const { id: spaceId } = space;
  const { data } = useQuery(read("getSpaceSlackIntegration", { spaceId }));
  const { run, busy } = useAct("updatePostingSpaceToSlackToChannel", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const choose = (channelId: SlackChannel["id"] | null, isOn: boolean) =>
    void run({ spaceId, channelId, isOn: isOn && channelId !== null });
  const posting = data?.posting ?? null;
  return <SpacePostingView {...{ space, channels, posting, choose }} isBusy={busy || data === undefined} />;
}

interface SpacePostingViewProps extends SpacePostingProps {
  posting: SlackPosting | null;
  isBusy: boolean;
  choose: (channelId: SlackChannel["id"] | null, isOn: boolean) => void;
}

export function SpacePostingView({ space, channels, posting, isBusy, choose }: SpacePostingViewProps) {
  const say = useTexts(slackTexts);
  const chosen = posting?.channel ?? null;
  const offered = chosen === null || channels.some(({ id }) => id === chosen.id) ? channels : [chosen, ...channels];
  return (
    <li className={styles["posting"]}>
      <img src={floorCardUrl(space.backgroundUrl) ?? undefined} alt="" />
      <b>{space.name}</b>
      <Select
        aria-label={say("channelOf", { space: space.name })}
        placeholder={say("noChannel")}
        nothingFoundMessage={say("noneFound")}
        searchable
        clearable
        disabled={isBusy}
        value={chosen?.id ?? null}
        data={offered.map(({ id, name }) => ({ value: id, label: `#${name}` }))}
        onChange={(id) => choose(offered.find((channel) => channel.id === id)?.id ?? null, true)}
      />
      <Switch
        aria-label={say("postOf", { space: space.name })}
        checked={posting?.isOn ?? false}
        disabled={isBusy || chosen === null}
        onChange={(event) => choose(chosen?.id ?? null, event.currentTarget.checked)}
      />
      {posting?.isChannelLost === true ? <small role="alert">{say("channelLost")}</small> : null}
    </li>
  );
}
