import { useSearch } from "@tanstack/react-router";
import { AccountScreen } from "../account/index.ts";
import { NoticesSetting } from "../chat/index.ts";

/** One's own account at the part that the address names. What one is told of is mostly chats: it comes from there. */
export function AccountRoute() {
  const { view = "profile" } = useSearch({ from: "/dashboard/account" });
  return <AccountScreen part={view} notices={<NoticesSetting />} />;
}
