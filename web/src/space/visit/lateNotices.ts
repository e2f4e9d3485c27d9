import type { CreateChatNotices } from "../../chat/index.ts";

/** Loads what tells of messages with the first of them: none comes before one is inside, and the way in is to be short. */
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
