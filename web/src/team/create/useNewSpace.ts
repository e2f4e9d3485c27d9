import { bounds, errorText, type SpaceAccess, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { useAct } from "../../platform/data/useAct.ts";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { uiTexts } from "../../ui/texts.ts";
import { inTeam } from "../inTeam.ts";
import { createAddressModel } from "./addressModel.ts";
import type { Origin } from "./origins.ts";

interface NewSpaceOptions {
  team: Team;
  origin: Origin;
  /** The space is there; the form stays busy until this has settled. */
  onMade: (slug: string) => Promise<void>;
}

/** A new space's name, address and who may enter, and making it. */
export function useNewSpace({ team, origin, onMade }: NewSpaceOptions) {
  const say = useTexts(uiTexts);
  const { run } = useAct("createSpace");
  const [address, addressing] = useModel(() => createAddressModel({ call, wait }));
  const mayShut = may("space.makePrivate", inTeam(team));
  const initial: { name: string; access: SpaceAccess } = { name: "", access: mayShut ? "team" : "link" };
  const form = useSendForm({
    initial,
    faults: ({ name }): Record<string, string> => (name.trim() === "" ? { name: say("fieldEmpty") } : {}),
    send: async ({ name, access }) => {
      // An address that follows the name is the server's to number when two people choose it at once.
      const slug = address.isOwnSlug ? { slug: address.slug } : {};
      const reply = await run({ teamId: team.id, name: name.trim(), access, ...origin.from, ...slug });
      if (reply.ok) {
        await onMade(reply.value.slug);
        return null;
      }
      if (reply.code === "alreadyExists") addressing.wasTaken();
      return { field: null, says: () => errorText(reply.code, currentLocale()) };
    },
  });
  const typeName = (typed: string) => {
    const name = typed.slice(0, bounds.spaceName.max);
    form.set("name", name);
    void addressing.typeName(name);
  };
  return { form, address, typeName, typeSlug: (slug: string) => void addressing.typeSlug(slug), mayShut };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
