import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { bounds, errorText, SpaceMemberRole, type AccountId, type Space } from "@atrium/contract";
import { IconUserSearch } from "@tabler/icons-react";
import { useState } from "react";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { ActFormView, FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../../ui/form/useSendForm.ts";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { Empty } from "../../../ui/page/Empty.tsx";
import { LoadingRows, Refused, type Listed } from "./PeopleList.tsx";
import type { Candidate, PeopleKind } from "./peopleModel.ts";
import styles from "./people.module.css";
import { spacePeopleTexts } from "./texts.ts";
import { useGuestCandidates, useMemberCandidates } from "./useCandidates.ts";
import { useAddPeople } from "./useSpacePeopleActs.ts";

interface AddPeopleDialogProps {
  opened: boolean;
  onClose: () => void;
  space: Pick<Space, "id" | "teamId">;
  kind: PeopleKind;
}

/** Picks people of the team for the space. */
export function AddPeopleDialog({ opened, onClose, space, kind }: AddPeopleDialogProps) {
  const say = useTexts(spacePeopleTexts);
  const Picker = kind === "members" ? MemberPicker : GuestPicker;
  return (
    <FormDialog opened={opened} onClose={onClose} title={say(kind === "members" ? "addMembers" : "addGuests")}>
      <Picker space={space} onClose={onClose} />
    </FormDialog>
  );
}

type PickerProps = Pick<AddPeopleDialogProps, "space" | "onClose">;

function MemberPicker({ space, onClose }: PickerProps) {
  const [find, setFind] = useState("");
  const list = useMemberCandidates(space, find);
  return <PickForm kind="members" space={space} onClose={onClose} find={find} onFind={setFind} list={list} />;
}

function GuestPicker({ space, onClose }: PickerProps) {
  const [find, setFind] = useState("");
  const list = useGuestCandidates(space, find);
  return <PickForm kind="guests" space={space} onClose={onClose} find={find} onFind={setFind} list={list} />;
}

interface PickFormProps extends PickerProps {
  kind: PeopleKind;
  find: string;
  onFind: (find: string) => void;
  list: Listed<Candidate>;
}

function PickForm({ kind, space, onClose, find, onFind, list }: PickFormProps) {
  const say = useTexts(spacePeopleTexts);
  const add = useAddPeople(space.id, kind);
  const form = useSendForm<{ picked: readonly AccountId[]; role: SpaceMemberRole }>({
    initial: { picked: [], role: "SPACE_MEMBER" },
    faults: () => ({}),
    send: async ({ picked: accountIds, role }) => {
      const refused = await add([...accountIds], role);
      if (refused !== null) return { field: null, says: () => errorText(refused, currentLocale()) };
      onClose();
      return null;
    },
  });
  const { picked, role } = form.values;
  const pick = (accountId: AccountId, isPicked: boolean) =>
    form.set("picked", isPicked ? [...picked, accountId] : picked.filter((each) => each !== accountId));
  const act = picked.length === 0 ? say("add") : say("addSome", { count: picked.length });
  return (
    <ActFormView form={form} act={act} isBlocked={picked.length === 0}>
      <SearchField label={say("findName")} value={find} onChange={onFind} />
      <Candidates kind={kind} list={list} isSearched={find.trim() !== ""} picked={picked} pick={pick} />
      {kind === "guests" ? null : (
        <NativeSelect
          label={say("role")}
          description={say(`${role}Lead`)}
          value={role}
          data={SpaceMemberRole.options.map((value) => ({ value, label: say(value) }))}
          onChange={({ currentTarget: { value } }) =>
            form.set("role", SpaceMemberRole.options.find((each) => each === value) ?? "SPACE_MEMBER")
          }
        />
      )}
    </ActFormView>
  );
}

interface CandidatesProps extends Pick<PickFormProps, "kind" | "list"> {
  isSearched: boolean;
  picked: readonly AccountId[];
  pick: (accountId: AccountId, isPicked: boolean) => void;
}

function Candidates({ kind, list, isSearched, picked, pick }: CandidatesProps) {
  const say = useTexts(spacePeopleTexts);
  if (list.state === "loading") return <LoadingRows label={say("loading")} />;
  if (list.state === "refused") return <Refused code={list.code} again={list.again} />;
  if (list.lines.length === 0) {
    const icon = <IconUserSearch size={28} stroke={1.5} />;
    if (isSearched || kind === "members")
      return <Empty icon={icon} title={say("nobodyFound")} lead={say("nobodyFoundLead")} />;
    return <Empty icon={icon} title={say("noTeamGuests")} lead={say("noTeamGuestsLead")} />;
  }
  const isFull = picked.length >= bounds.spacePeopleAtOnce.max;
  return (
    <>
      <ul className={styles["candidates"]} aria-label={say("candidates")}>
        {list.lines.map((line) => (
          <li key={line.accountId}>
            <CandidateRow
              line={line}
              isPicked={picked.includes(line.accountId)}
              isFull={isFull}
              onPick={(isPicked) => pick(line.accountId, isPicked)}
            />
          </li>
        ))}
        {list.more === null ? null : (
          <li>
            <Button variant="quiet" onClick={list.more}>
              {say("more")}
            </Button>
          </li>
        )}
      </ul>
      {isFull ? <p role="status">{say("atMost", { count: bounds.spacePeopleAtOnce.max })}</p> : null}
    </>
  );
}

interface CandidateRowProps {
  line: Candidate;
  isPicked: boolean;
  isFull: boolean;
  onPick: (isPicked: boolean) => void;
}

function CandidateRow({ line, isPicked, isFull, onPick }: CandidateRowProps) {
  const { name, look, note, isThere } = line;
  return (
    <label className={styles["candidate"]}>
      <Checkbox
        size="sm"
        radius={5}
        aria-label={name}
        checked={isThere || isPicked}
        disabled={isThere || (isFull && !isPicked)}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <Face look={look} size={32} />
      <span className={styles["who"]}>
        <b>
          <span>{name}</span>
        </b>
        {note === null ? null : <small>{note}</small>}
      </span>
    </label>
  );
}
