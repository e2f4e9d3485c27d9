import { Button, SegmentedControl } from "@mantine/core";
import type { Space } from "@atrium/contract";
import { IconMail, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useOwnAccount } from "../../../account/index.ts";
import { InviteDialog } from "../../../invitation/index.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import type { SettingsForm } from "../useSettingsDraft.ts";
import { AddPeopleDialog } from "./AddPeopleDialog.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { PEOPLE_KINDS, type PeopleKind } from "./peopleModel.ts";
import styles from "./people.module.css";
import { spacePeopleTexts } from "./texts.ts";
import { useGuestList, useMemberList } from "./usePeopleList.ts";
import { useSpacePeopleActs } from "./useSpacePeopleActs.ts";

/** Who was added to the space, with their roles. */
export function PeoplePart({ form }: { form: Pick<SettingsForm, "kept"> }) {
  const say = useTexts(spacePeopleTexts);
  const { space } = form.kept;
  const [kind, setKind] = useState<PeopleKind>("members");
  const [find, setFind] = useState("");
  const [isAdding, setAdding] = useState(false);
  const show = (next: PeopleKind) => {
    setKind(next);
    setFind("");
  };
  return (
    <div className={styles["people"]}>
      <SegmentedControl
        aria-label={say("whom")}
        value={kind}
        onChange={(value) => show(PEOPLE_KINDS.find((each) => each === value) ?? "members")}
        data={PEOPLE_KINDS.map((value) => ({ value, label: say(value) }))}
      />
      <div className={styles["bar"]} role="search">
        <SearchField label={say("find")} value={find} onChange={setFind} />
        {kind === "guests" ? <InviteGuests space={space} /> : null}
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {say("add")}
        </Button>
      </div>
      {kind === "members" ? <Members space={space} find={find} /> : <Guests space={space} find={find} />}
      <AddPeopleDialog opened={isAdding} onClose={() => setAdding(false)} space={space} kind={kind} />
    </div>
  );
}

interface ListProps {
  space: Space;
  find: string;
}

function Members({ space, find }: ListProps) {
  const ownId = useOwnAccount()?.accountId ?? null;
  const list = useMemberList({ spaceId: space.id, find, ownId });
  return <Shown kind="members" space={space} find={find} list={list} />;
}

function Guests({ space, find }: ListProps) {
  const list = useGuestList({ spaceId: space.id, find, ownId: null });
  return <Shown kind="guests" space={space} find={find} list={list} />;
}

function Shown({ kind, space, find, list }: ListProps & { kind: PeopleKind; list: ReturnType<typeof useMemberList> }) {
  const acts = useSpacePeopleActs(space.id);
  const isSearched = find.trim() !== "";
  return <PeopleList kind={kind} list={list} isSearched={isSearched} isPrivate={space.isPrivate} acts={acts} />;
}

function InviteGuests({ space }: { space: Space }) {
  const say = useTexts(spacePeopleTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, name, slug } = space;
  const to = {
    name,
    team: null,
    spaces: [{ id, name }],
    role: "GUEST",
    address: `${location.origin}/s/${slug}`,
  } as const;
  return (
    <>
      <Button variant="secondary" leftSection={<IconMail size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {say("invite")}
      </Button>
      <InviteDialog opened={isOpen} onClose={() => setOpen(false)} to={to} />
    </>
  );
}
