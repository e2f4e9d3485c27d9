import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { authAccountBySaml } from "./signIn/authAccountBySaml.ts";
import { getSamlAuthLink } from "./signIn/getSamlAuthLink.ts";
import { getSsoButton } from "./signIn/getSsoButton.ts";
import { getSsoTest } from "./trial/getSsoTest.ts";
import { startSsoTest } from "./trial/startSsoTest.ts";
import { getTeamSso } from "./settings/getTeamSso.ts";
import { updateTeamSso } from "./settings/updateTeamSso.ts";

const handlers = {
  authAccountBySaml,
  getSamlAuthLink,
  getSsoButton,
  getSsoTest,
  getTeamSso,
  startSsoTest,
  updateTeamSso,
};

export const ssoOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
