import { NativeSelect } from "@mantine/core";
import { bounds, type SpaceId, type TeamRole } from "@atrium/contract";
import { useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { CountedArea } from "../../ui/form/CountedArea.tsx";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { inCalls, type TypedAddress } from "./addresses.ts";
import { AddressesField } from "./AddressesField.tsx";
import { PlacesField } from "./PlacesField.tsx";
import type { InviteTo } from "./inviteTo.ts";
import { problemText } from "./problemText.ts";
import { inviteTexts } from "./texts.ts";
import { useInvite } from "./useInvite.ts";

interface EmailPartProps {
  to: InviteTo;
  onClose: () => void;
}

interface EmailFields extends Record<string, unknown> {
  addresses: TypedAddress[];
  role: TeamRole;
  spaceIds: SpaceId[];
  message: string;
}

/** Inviting by mail: whoever can be invited is, and the addresses that could not stay with what is wrong with them. */
export function EmailPart({ to, onClose }: EmailPartProps) {
  const say = useTexts(inviteTexts);
  const invite = useInvite(to);
  const field = useRef<HTMLInputElement>(null);
  const form = useSendForm<EmailFields>({
    initial: { addresses: [], role: to.role, spaceIds: to.spaces.map(({ id }) => id), message: "" },
    faults: () => ({}),
    send: async ({ addresses, role, spaceIds, message }) => {
      const calls = inCalls(addresses, bounds.emailsPerInvite.max);
      const outcome = await invite({ calls, role, spaceIds, message: message.trim() });
      const left = addresses.flatMap((address) => {
        if (outcome.invited.has(address.email)) return [];
        return [{ ...address, fault: outcome.faults.get(address.email) ?? address.fault }];
      });
      form.set("addresses", left);
      if (outcome.invited.size > 0) showToast({ text: say("sent", { count: outcome.invited.size }) });
      const { problem } = outcome;
      if (problem !== null) return { field: null, says: () => problemText(problem, say) };
      if (left.length === 0) onClose();
      else field.current?.focus();
      return null;
    },
  });
  const { addresses, role, spaceIds } = form.values;
  const count = inCalls(addresses, bounds.emailsPerInvite.max).flat().length;
  return (
    <ActFormView form={form} act={say("send", { count })} isBlocked={count === 0} note={say("validFor")}>
      <AddressesField ref={field} addresses={addresses} onChange={(typed) => form.set("addresses", typed)} />
      {to.team === null ? null : (
        <>
          <NativeSelect
            label={say("role")}
            value={role}
            data={(["MEMBER", "ADMIN", "GUEST"] as const).map((value) => ({ value, label: say(value) }))}
            onChange={(event) => form.set("role", event.currentTarget.value as TeamRole)}
          />
          <PlacesField spaces={to.spaces} chosen={spaceIds} onChange={(chosen) => form.set("spaceIds", chosen)} />
        </>
      )}
      <CountedArea
        {...form.field("message")}
        label={say("message")}
        autosize
        minRows={2}
        maxRows={5}
        used={form.values.message.length}
        max={bounds.invitationMessage.max}
      />
    </ActFormView>
  );
}
