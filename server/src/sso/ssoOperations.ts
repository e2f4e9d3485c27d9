import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { authAccountBySaml } from "./authAccountBySaml.ts";
import { getSamlAuthLink } from "./getSamlAuthLink.ts";
import { getSsoButton } from "./getSsoButton.ts";
import { getTeamSso } from "./getTeamSso.ts";
import { updateTeamSso } from "./updateTeamSso.ts";

const handlers = { authAccountBySaml, getSamlAuthLink, getSsoButton, getTeamSso, updateTeamSso };

export const ssoOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
