import { Button, NativeSelect, Textarea } from "@mantine/core";
import { bounds, type ErrorCode, type SpaceId, type TeamRole } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { inCalls, type TypedAddress } from "./addresses.ts";
import { AddressesField } from "./AddressesField.tsx";
import styles from "./inviteDialog.module.css";
import { PlacesField } from "./PlacesField.tsx";
import type { InviteTo } from "./inviteTo.ts";
import { problemText } from "./problemText.ts";
import { inviteTexts } from "./texts.ts";
import { useInvite } from "./useInvite.ts";

interface EmailPartProps {
  to: InviteTo;
  onClose: () => void;
}

/** Inviting by mail: whoever can be invited is, and the addresses that could not stay with what is wrong with them. */
export function EmailPart({ to, onClose }: EmailPartProps) {
  const say = useTexts(inviteTexts);
  const [addresses, setAddresses] = useState<TypedAddress[]>([]);
  const [role, setRole] = useState<TeamRole>(to.role);
  const [spaceIds, setSpaceIds] = useState<SpaceId[]>(() => to.spaces.map(({ id }) => id));
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const invite = useInvite(to);
  const calls = inCalls(addresses, bounds.emailsPerInvite.max);
  const count = calls.flat().length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await invite({ calls, role, spaceIds, message: message.trim() });
    setBusy(false);
    setProblem(outcome.problem);
    const left = addresses.flatMap((address) => {
      if (outcome.invited.has(address.email)) return [];
      return [{ ...address, fault: outcome.faults.get(address.email) ?? address.fault }];
    });
    setAddresses(left);
    if (outcome.invited.size > 0) showToast({ text: say("sent", { count: outcome.invited.size }) });
    if (outcome.problem === null && left.length === 0) onClose();
  };
  return (
    <form className={styles["part"]} onSubmit={(event) => void submit(event)} noValidate>
      <AddressesField addresses={addresses} onChange={setAddresses} />
      {to.team === null ? null : (
        <>
          <NativeSelect
            label={say("role")}
            value={role}
            data={(["MEMBER", "ADMIN", "GUEST"] as const).map((value) => ({ value, label: say(value) }))}
            onChange={(event) => setRole(event.currentTarget.value as TeamRole)}
          />
          <PlacesField spaces={to.spaces} chosen={spaceIds} onChange={setSpaceIds} />
        </>
      )}
      <Textarea
        label={say("message")}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={bounds.invitationMessage.max}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : problemText(problem, say)}
      </p>
      <Foot count={count} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

function Foot({ count, isBusy, onClose }: { count: number; isBusy: boolean; onClose: () => void }) {
  const say = useTexts(inviteTexts);
  return (
    <div className={styles["foot"]}>
      <span>{say("validFor")}</span>
      <Button variant="secondary" onClick={onClose}>
        {say("cancel")}
      </Button>
      <Button type="submit" loading={isBusy} disabled={count === 0}>
        {say("send", { count })}
      </Button>
    </div>
  );
}
