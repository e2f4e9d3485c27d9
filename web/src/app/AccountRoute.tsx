import { useSearch } from "@tanstack/react-router";
import { AccountScreen } from "../account/index.ts";
import { NoticesSetting } from "../chat/index.ts";
import { OwnIntegrations } from "./OwnIntegrations.tsx";

/**
 * The account page at the part named by the URL. Its notification settings come from the chats, which send most of
 * them.
 */
export function AccountRoute() {
  const { view = "profile" } = useSearch({ from: "/dashboard/account" });
  return <AccountScreen part={view} notices={<NoticesSetting />} integrations={<OwnIntegrations />} />;
}
