import { Combobox, Menu, useCombobox } from "@mantine/core";
import type { ChatAuthor } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { queries } from "../../platform/data/queries.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { SurfaceMenu } from "../SurfaceMenu.tsx";
import type { Asked } from "./findAsked.ts";
import type { FindPort } from "./findPort.ts";
import styles from "./FindView.module.css";
import { findTexts } from "./texts.ts";

interface FindFiltersProps {
  port: FindPort;
  asked: Asked;
  change: (change: Partial<Asked>) => void;
  /** The name of the chat that was open; null for none. */
  here: string | null;
}

/** The filters of a search: where, from whom, with files. */
export function FindFilters({ port, asked, change, here }: FindFiltersProps) {
  const say = useTexts(findTexts);
  return (
    <div className={styles["filters"]}>
      {here === null ? null : <Where asked={asked} change={change} here={here} />}
      <From port={port} author={asked.author} choose={(author) => change({ author })} />
      <button type="button" aria-pressed={asked.hasFile} onClick={() => change({ hasFile: !asked.hasFile })}>
        {say("withFile")}
      </button>
    </div>
  );
}

function Where({ asked, change, here }: Pick<FindFiltersProps, "asked" | "change"> & { here: string }) {
  const say = useTexts(findTexts);
  const places = [
    { isHere: false, name: say("everywhere") },
    { isHere: true, name: here },
  ];
  return (
    <SurfaceMenu position="bottom-start">
      <Menu.Target>
        <button type="button" data-chosen aria-label={`${say("where")}: ${asked.isHere ? here : say("everywhere")}`}>
          <span dir="auto">{asked.isHere ? here : say("everywhere")}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {places.map(({ isHere, name }) => (
          <Menu.Item
            key={String(isHere)}
            aria-current={asked.isHere === isHere || undefined}
            rightSection={asked.isHere === isHere ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
            onClick={() => change({ isHere })}
          >
            <span dir="auto">{name}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </SurfaceMenu>
  );
}

const ANYBODY = "anybody";
const FRESH_MS = 5_000;

interface FromProps {
  port: FindPort;
  author: ChatAuthor | null;
  choose: (author: ChatAuthor | null) => void;
}

function From({ port, author, choose }: FromProps) {
  const say = useTexts(findTexts);
  const [find, setFind] = useState("");
  const store = useCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    onDropdownOpen: () => store.focusSearchInput(),
  });
  const { data: people = [] } = useQuery(
    {
      queryKey: ["authors", port.key, find.trim()],
      queryFn: () => port.people(find.trim()),
      enabled: store.dropdownOpened,
      staleTime: FRESH_MS,
    },
    queries,
  );
  const submit = (value: string) => {
    choose(people.find(({ accountId }) => accountId === value) ?? null);
    setFind("");
    store.closeDropdown();
    store.focusTarget();
  };
  return (
    <Combobox
      store={store}
      width={240}
      position="bottom-start"
      withinPortal={false}
      onOptionSubmit={submit}
      classNames={COMBOBOX}
    >
      <Combobox.Target targetType="button">
        <button type="button" data-chosen={author !== null} onClick={() => store.toggleDropdown()}>
          <span dir="auto">{author === null ? say("from") : say("fromName", { name: author.name })}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label={say("findAuthor")}
          placeholder={say("findAuthor")}
          value={find}
          maxLength={100}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <Combobox.Options>
          {author === null ? null : <Combobox.Option value={ANYBODY}>{say("anybody")}</Combobox.Option>}
          {people.map((person) => (
            <Combobox.Option key={person.accountId} value={person.accountId}>
              <Face look={person} size={24} />
              <span dir="auto">{person.name}</span>
            </Combobox.Option>
          ))}
          {people.length === 0 ? <Combobox.Empty>{say("nobody")}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const COMBOBOX = {
  dropdown: styles["authors"] ?? "",
  option: styles["author"] ?? "",
  search: styles["authorField"] ?? "",
};
