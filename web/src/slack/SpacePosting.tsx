import { Select, Switch } from "@mantine/core";
import type { SlackChannel, SlackPosting, SpaceCard } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { guess } from "../platform/data/guess.ts";
import { read } from "../platform/data/read.ts";
import { useAct } from "../platform/data/useAct.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { floorCardUrl } from "../ui/artwork.ts";
import { useFocusStays } from "../ui/focus/useFocusStays.ts";
import { NotLoaded } from "../ui/page/LoadedPart.tsx";
import { tellRefusal } from "../ui/tell.ts";
import styles from "./slack.module.css";
import { slackTexts } from "./texts.ts";

interface SpacePostingProps {
  space: Pick<SpaceCard, "id" | "name" | "backgroundUrl">;
  channels: readonly SlackChannel[];
}

/** The Slack channel of a space, and whether it is told. */
export function SpacePosting({ space, channels }: SpacePostingProps) {
  const { id: spaceId } = space;
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(read("getSpaceSlackIntegration", { spaceId }));
  const { run } = useAct("updatePostingSpaceToSlackToChannel", {
    optimistic: ({ channelId, isOn }) => [
      guess("getSpaceSlackIntegration", { spaceId }, ({ posting }) => {
        const channel = offeredOf(channels, posting).find(({ id }) => id === channelId);
        if (channel === undefined) return { posting: null };
        const isSame = channel.id === posting?.channel.id;
        return { posting: { lastPostedAt: null, isChannelLost: false, ...(isSame && posting), channel, isOn } };
      }),
    ],
    onRefused: ({ code }) => tellRefusal(code),
  });
  const choose = (channelId: SlackChannel["id"] | null, isOn: boolean) =>
    void run({ spaceId, channelId, isOn: isOn && channelId !== null });
  const posting = data?.posting ?? null;
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <SpacePostingView
      {...{ space, channels, posting, choose }}
      isLoading={data === undefined}
      failed={hasFailed ? { isBusy: isFetching, retry: () => void refetch() } : null}
    />
  );
}

interface SpacePostingViewProps extends SpacePostingProps {
  posting: SlackPosting | null;
  isLoading: boolean;
  /** If the channel could not be loaded. */
  failed: { isBusy: boolean; retry: () => void } | null;
  choose: (channelId: SlackChannel["id"] | null, isOn: boolean) => void;
}

export function SpacePostingView({ failed, ...props }: SpacePostingViewProps) {
  const say = useTexts(slackTexts);
  const { name, backgroundUrl } = props.space;
  const row = useRef<HTMLLIElement>(null);
  useFocusStays(row);
  return (
    <li ref={row} className={styles["posting"]} data-failed={failed !== null}>
      <img src={floorCardUrl(backgroundUrl) ?? undefined} alt="" />
      <b>{name}</b>
      {failed === null ? <Channel {...props} /> : <NotLoaded text={say("channelNotLoaded")} {...failed} />}
    </li>
  );
}

function Channel({ space, channels, posting, isLoading, choose }: Omit<SpacePostingViewProps, "failed">) {
  const say = useTexts(slackTexts);
  const chosen = posting?.channel ?? null;
  const offered = offeredOf(channels, posting);
  return (
    <>
      <Select
        aria-label={say("channelOf", { space: space.name })}
        placeholder={say("noChannel")}
        nothingFoundMessage={say("noneFound")}
        searchable
        clearable
        disabled={isLoading}
        value={chosen?.id ?? null}
        data={offered.map(({ id, name }) => ({ value: id, label: `#${name}` }))}
        onChange={(id) => choose(offered.find((channel) => channel.id === id)?.id ?? null, true)}
      />
      <Switch
        aria-label={say("postOf", { space: space.name })}
        checked={posting?.isOn ?? false}
        disabled={isLoading || chosen === null}
        onChange={(event) => choose(chosen?.id ?? null, event.currentTarget.checked)}
      />
      {posting?.isChannelLost === true ? <small role="alert">{say("channelLost")}</small> : null}
    </>
  );
}

/** With the chosen one, which Slack may not list any more. */
function offeredOf(channels: readonly SlackChannel[], posting: SlackPosting | null): readonly SlackChannel[] {
  const chosen = posting?.channel ?? null;
  return chosen === null || channels.some(({ id }) => id === chosen.id) ? channels : [chosen, ...channels];
}
