import { useSearch } from "@tanstack/react-router";
import { AccountScreen } from "../account/index.ts";
import { NoticesSetting } from "../chat/index.ts";

/** The user's own account at the part named in the URL. Notifications are mostly about chats, so they come from there. */
export function AccountRoute() {
  const { view = "profile" } = useSearch({ from: "/dashboard/account" });
  return <AccountScreen part={view} notices={<NoticesSetting />} />;
}
