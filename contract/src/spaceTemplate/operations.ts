import { z } from "zod";
import { SpaceId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { LibraryTemplate, PrivateTemplate } from "./records.ts";

export const getSpaceTemplateLibrary = operation({
  name: "getSpaceTemplateLibrary",
  says: "The templates that ship with the app and their rooms, as `createSpace` accepts them.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ templates: z.array(LibraryTemplate) }),
  refusals: [],
  may: "team.createSpaces",
  subject: "team",
  keeps: "nothing",
});

export const listTeamPrivateSpaceTemplates = operation({
  name: "listTeamPrivateSpaceTemplates",
  says: "The spaces that a team uses as templates, oldest first: `createSpace` copies them as `duplicate`.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ templates: z.array(PrivateTemplate) }),
  refusals: [],
  may: "team.createSpaces",
  subject: "team",
  keeps: "nothing",
});

export const getOnboardingSpace = operation({
  name: "getOnboardingSpace",
  says: "The demo space of this installation, where newcomers can look around; null if it has none.",
  input: z.strictObject({}),
  success: z.object({ space: z.object({ spaceId: SpaceId, slug: z.string(), name: z.string() }).nullable() }),
  refusals: [],
  may: "space.lookUp",
  subject: "public",
  keeps: "nothing",
});
