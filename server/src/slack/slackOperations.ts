import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { createTeamMemberSlackIntegration } from "./createTeamMemberSlackIntegration.ts";
import { deleteTeamMemberSlackIntegration } from "./deleteTeamMemberSlackIntegration.ts";
import { deleteTeamSlackIntegration } from "./deleteTeamSlackIntegration.ts";
import { getSpaceSlackIntegration } from "./getSpaceSlackIntegration.ts";
import { getTeamMemberSlackIntegration } from "./getTeamMemberSlackIntegration.ts";
import { getTeamMemberSlackLink } from "./getTeamMemberSlackLink.ts";
import { getTeamSlackLink } from "./getTeamSlackLink.ts";
import { integrateTeamSlack } from "./integrateTeamSlack.ts";
import { listTeamSlackChannels } from "./listTeamSlackChannels.ts";
import { updatePostingSpaceToSlackToChannel } from "./updatePostingSpaceToSlackToChannel.ts";

const handlers = {
  getTeamSlackLink,
  integrateTeamSlack,
  deleteTeamSlackIntegration,
  listTeamSlackChannels,
  getSpaceSlackIntegration,
  updatePostingSpaceToSlackToChannel,
  getTeamMemberSlackLink,
  createTeamMemberSlackIntegration,
  deleteTeamMemberSlackIntegration,
  getTeamMemberSlackIntegration,
};

export const slackOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
