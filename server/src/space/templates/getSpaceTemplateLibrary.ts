import { LIBRARY_TEMPLATES, ok } from "@atrium/contract";
import type { AccountId, Locale, operations } from "@atrium/contract";
import { TEMPLATE_ROOMS, TEMPLATE_TERMS, templateBackground } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Query } from "../../platform/database/database.ts";

export interface TemplateLibraryNeeds {
  localeOf(query: Query, accountId: AccountId): Promise<Locale>;
}

export const getSpaceTemplateLibrary: Handler<typeof operations.getSpaceTemplateLibrary, TemplateLibraryNeeds> = async (
  { localeOf },
  { query, accountId },
) => {
  const locale = await localeOf(query, accountId);
  const templates = LIBRARY_TEMPLATES.map((name) => ({
    name,
    categories: [...TEMPLATE_TERMS[name].categories],
    seats: TEMPLATE_TERMS[name].seats,
    rooms: TEMPLATE_ROOMS[name].map((room) => ({
      name: room.name[locale],
      type: room.type,
      bgImageUrl: templateBackground(room),
    })),
  }));
  return ok({ templates });
};
