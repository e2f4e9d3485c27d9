import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { createSpace } from "./createSpace.ts";
import { canJoinSpace } from "./door/canJoinSpace.ts";
import { getWelcomePage } from "./door/getWelcomePage.ts";
import { getLoginPageWhiteLabeling } from "./door/getLoginPageWhiteLabeling.ts";
import { kick } from "./door/kick.ts";
import { liftBan } from "./door/liftBan.ts";
import { setModerator } from "./door/setModerator.ts";
import { listBans } from "./door/listBans.ts";
import { checkCustomDomain } from "./domain/checkCustomDomain.ts";
import { getSpace } from "./getSpace.ts";
import { getSpaceEntrance } from "./getSpaceEntrance.ts";
import { getSpaceId } from "./getSpaceId.ts";
import { getTotalSpacesQuantity } from "./getTotalSpacesQuantity.ts";
import { isSpaceSlugAvailable } from "./isSpaceSlugAvailable.ts";
import { listAccountSpaceMembership } from "./listAccountSpaceMembership.ts";
import { listTeamSpaces } from "./listTeamSpaces.ts";
import { addSpaceGuests } from "./people/addSpaceGuests.ts";
import { addSpaceMembers } from "./people/addSpaceMembers.ts";
import { listSpaceGuests } from "./people/listSpaceGuests.ts";
import { listSpaceMembers } from "./people/listSpaceMembers.ts";
import { removeSpaceGuest } from "./people/removeSpaceGuest.ts";
import { removeSpaceMember } from "./people/removeSpaceMember.ts";
import { updateSpaceMemberRole } from "./people/updateSpaceMemberRole.ts";
import { deleteSpace } from "./settings/deleteSpace.ts";
import { duplicateSpace } from "./settings/duplicateSpace.ts";
import { getSpaceLosses } from "./settings/getSpaceLosses.ts";
import { isSpaceSlugAvailableForSpace } from "./settings/isSpaceSlugAvailableForSpace.ts";
import { listDeletedSpaces } from "./settings/listDeletedSpaces.ts";
import { resetSpaceEntranceConfiguration } from "./settings/resetSpaceEntranceConfiguration.ts";
import { restoreSpace } from "./settings/restoreSpace.ts";
import { endSupportAccess } from "./support/endSupportAccess.ts";
import { listOwnSupportAccess } from "./support/listOwnSupportAccess.ts";
import { listSupportAccess } from "./support/listSupportAccess.ts";
import { openSupportAccess } from "./support/openSupportAccess.ts";
import { getOnboardingSpace } from "./templates/getOnboardingSpace.ts";
import { getSpaceTemplateLibrary } from "./templates/getSpaceTemplateLibrary.ts";
import { listTeamPrivateSpaceTemplates } from "./templates/listTeamPrivateSpaceTemplates.ts";
import { deleteVisitedSpace } from "./visited/deleteVisitedSpace.ts";
import { listVisitedSpaces } from "./visited/listVisitedSpaces.ts";
import { updateSpace } from "./updateSpace.ts";

const handlers = {
  checkCustomDomain,
  createSpace,
  deleteSpace,
  duplicateSpace,
  endSupportAccess,
  getLoginPageWhiteLabeling,
  getWelcomePage,
  getOnboardingSpace,
  getSpace,
  getSpaceEntrance,
  getSpaceId,
  getSpaceLosses,
  getSpaceTemplateLibrary,
  getTotalSpacesQuantity,
  isSpaceSlugAvailable,
  isSpaceSlugAvailableForSpace,
  liftBan,
  listAccountSpaceMembership,
  listBans,
  listDeletedSpaces,
  listOwnSupportAccess,
  listSupportAccess,
  openSupportAccess,
  listTeamPrivateSpaceTemplates,
  listTeamSpaces,
  resetSpaceEntranceConfiguration,
  restoreSpace,
  addSpaceGuests,
  addSpaceMembers,
  listSpaceGuests,
  listSpaceMembers,
  removeSpaceGuest,
  removeSpaceMember,
  updateSpaceMemberRole,
  listVisitedSpaces,
  deleteVisitedSpace,
  updateSpace,
};
const doorHandlers = { canJoinSpace, kick, setModerator };

export const spaceOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
/** Entering a space and being removed from it: bound where spaces live. */
export const doorOperations = (needs: NeedsOf<typeof doorHandlers>) => bind(needs, doorHandlers);
