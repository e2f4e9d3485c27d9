import { Button, Menu, SegmentedControl } from "@mantine/core";
import { IconArrowsSort } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { teamTexts } from "../texts.ts";
import type { HomeAsked, SpaceSort } from "./asked.ts";
import styles from "./spacesFilter.module.css";

interface SpacesFilterProps {
  asked: HomeAsked;
  ask: (change: HomeAsked) => void;
}

/** Which spaces the list shows, and which come first. A phone has room for the search only. */
export function SpacesFilter({ asked, ask }: SpacesFilterProps) {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["filter"]}>
      <SegmentedControl
        className={styles["which"] ?? ""}
        aria-label={say("whichSpaces")}
        value={asked.show ?? "all"}
        onChange={(value) => ask({ show: value === "live" ? "live" : undefined })}
        data={[
          { value: "all", label: say("allSpaces") },
          { value: "live", label: say("liveSpaces") },
        ]}
      />
      <Order sort={asked.sort} onSort={(sort) => ask({ sort })} />
      <SearchField
        label={say("findSpace")}
        value={asked.find ?? ""}
        onChange={(find) => ask({ find: find === "" ? undefined : find })}
      />
    </div>
  );
}

const ORDERS = [
  { sort: undefined, word: "lastUsed" },
  { sort: "name", word: "byName" },
  { sort: "newest", word: "byNewest" },
] as const;

function Order({ sort, onSort }: { sort: SpaceSort | undefined; onSort: (sort: SpaceSort | undefined) => void }) {
  const say = useTexts(teamTexts);
  const chosen = ORDERS.find((order) => order.sort === sort) ?? ORDERS[0];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="quiet"
          className={styles["order"] ?? ""}
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          aria-label={say("spacesOrder", { order: say(chosen.word) })}
        >
          {say(chosen.word)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={chosen.word}
          onChange={(word) => onSort(ORDERS.find((order) => order.word === word)?.sort)}
        >
          {ORDERS.map(({ word }) => (
            <Menu.RadioItem key={word} value={word} closeMenuOnClick>
              {say(word)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
