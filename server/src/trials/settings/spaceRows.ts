import type { InputOf, Operations, SharedSpace, SpaceSettings } from "@atrium/contract";
import { expect } from "vitest";
import type { SettingRow, ShownSpace } from "./settingRow.ts";

type Input = Omit<InputOf<Operations["updateSpace"]>, "spaceId">;
export type SpaceSetting = keyof Input;
type Row = SettingRow<Input, ShownSpace>;

const STARTS_AT = "2027-01-01T09:00:00.000Z";
const A_FILE = expect.stringMatching(/^\/files\//u);
const asks = (asked: Input, row: Omit<Row, "asked">): Row => ({ asked: () => asked, ...row });

/** One row for each setting of a space: one without a row does not compile. */
export const spaceRows: Readonly<Record<SpaceSetting, Row>> = {
  name: asks({ name: "Дом" }, { shown: { space: { name: "Дом" }, entrance: { name: "Дом" } } }),
  slug: asks({ slug: "the-house" }, { shown: { space: { slug: "the-house" }, entrance: { slug: "the-house" } } }),
  logoUploadId: {
    asked: async ({ upload }) => ({ logoUploadId: await upload("logo") }),
    shown: { space: { logoUrl: A_FILE }, entrance: { logoUrl: A_FILE } },
  },
  logoLinkUrl: asks(
    { logoLinkUrl: "https://kite.studio/about" },
    {
      shown: {
        space: { logoLinkUrl: "https://kite.studio/about" },
        entrance: { logoLinkUrl: "https://kite.studio/about" },
      },
    },
  ),
  themeColor: asks(
    { themeColor: "#0A7368" },
    { shown: { space: { themeColor: "#0A7368" }, entrance: { themeColor: "#0A7368" } } },
  ),
  isPrivate: asks(
    { isPrivate: true },
    { shown: { space: { isPrivate: true }, entrance: { isPrivate: true } }, closedTo: ["PUBLIC_GUEST"] },
  ),
  isOpenToTeam: asks({ isOpenToTeam: true }, { shown: { settings: { isOpenToTeam: true } } }),
  password: asks(
    { password: "open sesame" },
    {
      shown: { space: { hasPassword: true }, entrance: { hasPassword: true } },
      closedTo: ["PUBLIC_GUEST"],
      secret: "open sesame",
    },
  ),
  enterAsAdmin: asks(
    { enterAsAdmin: true, enterAsAdminPassword: "for the crew" },
    { shown: { settings: { enterAsAdmin: true } }, secret: "for the crew" },
  ),
  enterAsAdminPassword: asks(
    { enterAsAdminPassword: "for the crew" },
    { shown: { settings: { enterAsAdmin: true } }, secret: "for the crew" },
  ),
  isWelcomeRequired: asks(
    { isWelcomeRequired: true },
    {
      shown: {
        space: { isWelcomeRequired: true },
        entrance: { isWelcomeRequired: true },
        welcome: { isRequired: true },
      },
    },
  ),
  hasSounds: asks({ hasSounds: false }, { shown: { space: { hasSounds: false } } }),
  hideToolbarByDefault: asks({ hideToolbarByDefault: true }, { shown: { space: { hideToolbarByDefault: true } } }),
  startsAt: asks(
    { startsAt: STARTS_AT },
    {
      shown: { space: { startsAt: STARTS_AT }, entrance: { startsAt: STARTS_AT } },
      closedTo: ["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"],
    },
  ),
  entranceTitle: asks(
    { entranceTitle: "Come in" },
    { shown: { settings: { entranceTitle: "Come in" }, entrance: { title: "Come in" } } },
  ),
  entranceDescription: asks(
    { entranceDescription: "Coffee at ten" },
    { shown: { settings: { entranceDescription: "Coffee at ten" }, entrance: { description: "Coffee at ten" } } },
  ),
  entranceBackgroundUrl: asks(
    { entranceBackgroundUrl: "floor:rooftop" },
    {
      shown: {
        settings: { entranceBackgroundUrl: "floor:rooftop" },
        entrance: { backgroundUrl: "floor:rooftop" },
        login: { backgroundUrl: "floor:rooftop" },
      },
    },
  ),
  entranceBackgroundUploadId: {
    asked: async ({ upload }) => ({ entranceBackgroundUploadId: await upload("roomBackground") }),
    shown: { settings: { entranceBackgroundUrl: A_FILE }, entrance: { backgroundUrl: A_FILE } },
  },
  entranceBrightness: asks(
    { entranceBrightness: 60 },
    { shown: { settings: { entranceBrightness: 60 }, entrance: { brightness: 60 } } },
  ),
  showsPeople: asks({ showsPeople: false }, { shown: { settings: { showsPeople: false } } }),
  isTemplate: asks({ isTemplate: true }, { shown: { settings: { isTemplate: true } } }),
  isLoginWhiteLabeled: asks(
    { isLoginWhiteLabeled: false },
    { shown: { settings: { isLoginWhiteLabeled: false }, login: null } },
  ),
  customDomain: asks(
    { customDomain: "rooms.kite.studio" },
    {
      shown: { settings: { customDomain: expect.objectContaining({ domain: "rooms.kite.studio", isOpen: false }) } },
    },
  ),
};

/** Fields that are no settings of the space, and why. */
type Otherwise = "given with the space" | "of its team" | "who asks";
type Read = keyof SharedSpace | keyof SpaceSettings | "role";

/** Where each readable field of a space comes from: a missing one does not compile. */
export const spaceFields: Readonly<Record<Read, readonly SpaceSetting[] | Otherwise>> = {
  id: "given with the space",
  template: "given with the space",
  teamId: "of its team",
  teamName: "of its team",
  features: "of its team",
  plan: "of its team",
  elementsPerRoom: "of its team",
  role: "who asks",
  slug: ["slug"],
  name: ["name"],
  logoUrl: ["logoUploadId"],
  logoLinkUrl: ["logoLinkUrl"],
  themeColor: ["themeColor"],
  isPrivate: ["isPrivate"],
  hasPassword: ["password"],
  startsAt: ["startsAt"],
  isWelcomeRequired: ["isWelcomeRequired"],
  hasSounds: ["hasSounds"],
  hideToolbarByDefault: ["hideToolbarByDefault"],
  entranceTitle: ["entranceTitle"],
  entranceDescription: ["entranceDescription"],
  entranceBackgroundUrl: ["entranceBackgroundUrl", "entranceBackgroundUploadId"],
  entranceBrightness: ["entranceBrightness"],
  showsPeople: ["showsPeople"],
  enterAsAdmin: ["enterAsAdmin", "enterAsAdminPassword"],
  isTemplate: ["isTemplate"],
  isOpenToTeam: ["isOpenToTeam"],
  isLoginWhiteLabeled: ["isLoginWhiteLabeled"],
  customDomain: ["customDomain"],
};
