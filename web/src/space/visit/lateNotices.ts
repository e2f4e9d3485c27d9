import type { CreateChatNotices } from "../../chat/index.ts";

/** Loads message notifications with the first message: none comes before one is inside, and the first load stays small. */
export function lateNotices(load: () => Promise<CreateChatNotices>): CreateChatNotices {
  return (needs, show) => {
    let loading: Promise<ReturnType<CreateChatNotices>> | null = null;
    const failed = () => {
      loading = null;
    };
    return (chat, message) => {
      loading ??= load().then((create) => create(needs, show));
      loading.then((hear) => hear(chat, message), failed);
    };
  };
}
