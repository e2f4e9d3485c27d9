// What happens outside of chats and is told at once, wherever somebody is: their recording is finished, they are invited,
// a meeting is about to begin.
export { MeetingNews } from "./MeetingNews.tsx";
export { useInvitationNews } from "./useInvitationNews.ts";
export { useRecordingNews } from "./useRecordingNews.ts";
