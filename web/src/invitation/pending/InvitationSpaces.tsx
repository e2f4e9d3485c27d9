import { errorText, type Invitation, type SpaceId, type TeamId } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { LoadedPart } from "../../ui/page/LoadedPart.tsx";
import { showToast } from "../../ui/toast.tsx";
import { PlacesField, type Place } from "../dialog/PlacesField.tsx";
import { inviteTexts } from "../dialog/texts.ts";

interface InvitationSpacesProps {
  teamId: TeamId;
  invitation: Invitation;
  /** Whom it is for, or how it is passed on. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** Which of the team's spaces an invitation opens that nobody has accepted yet. */
export function InvitationSpaces({ opened, ...rest }: InvitationSpacesProps) {
  const say = useTexts(inviteTexts);
  return (
    <FormDialog opened={opened} onClose={rest.onClose} title={say("spacesOf", { name: rest.name })} size={440}>
      {opened ? <Loaded {...rest} /> : null}
    </FormDialog>
  );
}

type FormProps = Omit<InvitationSpacesProps, "opened">;

function Loaded(props: FormProps) {
  const say = useTexts(inviteTexts);
  const query = useQuery(read("listTeamSpaces", { teamId: props.teamId }));
  return (
    <LoadedPart query={query} notLoaded={say("spacesNotLoaded")}>
      {({ spaces }) => <SpacesForm {...props} spaces={spaces} />}
    </LoadedPart>
  );
}

function SpacesForm({ teamId, invitation, onClose, spaces }: FormProps & { spaces: readonly Place[] }) {
  const say = useTexts(inviteTexts);
  const member = useAct("setTeamMemberInvitationSpaces");
  const guest = useAct("setTeamGuestInvitationSpaces");
  const initial = { spaceIds: spaces.map(({ id }) => id).filter((id) => invitation.spaceIds.includes(id)) };
  const form = useSendForm<{ spaceIds: SpaceId[] }>({
    initial,
    faults: () => ({}),
    send: async ({ spaceIds }) => {
      const { run } = invitation.kind === "teamMember" ? member : guest;
      const reply = await run({ teamId, invitationId: invitation.id, spaceIds });
      if (!reply.ok) return { field: null, says: () => errorText(reply.code, currentLocale()) };
      showToast({ text: say("spacesSaved") });
      onClose();
      return null;
    },
  });
  return (
    <ActFormView form={form} act={say("save")} waitsForChange>
      <PlacesField spaces={spaces} chosen={form.values.spaceIds} onChange={(chosen) => form.set("spaceIds", chosen)} />
    </ActFormView>
  );
}
