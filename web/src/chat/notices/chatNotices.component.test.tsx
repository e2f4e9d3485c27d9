import { newId, type AccountId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AVAILABLE, keepStatus } from "../../account/index.ts";
import { newsHeard } from "../../platform/data/news.ts";
import { drawn } from "../../testing/drawn.tsx";
import { chatKey } from "../engine/chatKey.ts";
import { beginReading } from "../unread/readNow.ts";
import { NoticeOffer } from "./NoticeOffer.tsx";
import { useAskedChat, useChatNotices } from "./useChatNotices.ts";
import { askNoticeLeave, useNoticeLeave } from "./windowNotices.ts";

const [selfId, other] = [newId<AccountId>(), newId<AccountId>()];
const chat = { kind: "direct", accountId: other } as const;
let position = 0;
function write(change: Partial<ChatMessage> = {}): void {
  position += 1;
  const message = aChatMessage({ position, author: anAuthor(other, "Boris"), content: "Tea?", ...change });
  newsHeard.emit({ kind: "chatMessage", chat, revision: position, message });
}

/** Fakes the browser's notifications, which headless browsers do not show. */
class FakeNotice extends EventTarget {
  static permission: NotificationPermission = "default";
  static asked = 0;
  static shown: FakeNotice[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotice.asked += 1;
    FakeNotice.permission = "granted";
    return Promise.resolve("granted");
  }
  isClosed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    FakeNotice.shown.push(this);
  }
  close(): void {
    this.isClosed = true;
    this.dispatchEvent(new Event("close"));
  }
}

beforeEach(() => {
  vi.stubGlobal("Notification", FakeNotice);
  Object.assign(FakeNotice, { permission: "default", asked: 0, shown: [] });
});

const play = vi.fn();
const led = vi.fn();
function Dashboard() {
  useChatNotices(selfId, play);
  useAskedChat(led);
  const leave = useNoticeLeave();
  return (
    <button type="button" onClick={() => void askNoticeLeave()}>
      {leave}
    </button>
  );
}

test("the browser is asked after a press only; from then on what is written shows over other windows and leads there", async () => {
  await drawn(<Dashboard />);
  write();
  expect([FakeNotice.asked, FakeNotice.shown.length]).toEqual([0, 0]);
  await page.getByRole("button", { name: "unknown" }).click();
  await expect.element(page.getByRole("button", { name: "granted" })).toBeVisible();
  write();
  const [notice] = FakeNotice.shown;
  expect([notice?.title, notice?.options.body, notice?.options.tag]).toEqual(["Boris", "Tea?", chatKey(chat)]);
  notice?.dispatchEvent(new Event("click"));
  expect(led).toHaveBeenCalledWith({ chat, position });
  expect(notice?.isClosed).toBe(true);
});

test("nothing is shown of a chat that is being read, and what was shown of it goes", async () => {
  FakeNotice.permission = "granted";
  await drawn(<Dashboard />);
  write();
  const end = beginReading(chatKey(chat));
  expect(FakeNotice.shown[0]?.isClosed).toBe(true);
  write();
  expect(FakeNotice.shown).toHaveLength(1);
  end();
});

test("who does not want to be disturbed hears nothing on the dashboard either", async () => {
  FakeNotice.permission = "granted";
  await drawn(<Dashboard />);
  play.mockClear();
  keepStatus({ status: "dontDisturb", untilMs: null });
  write();
  expect([play.mock.calls.length, FakeNotice.shown.length]).toEqual([0, 0]);
  keepStatus(AVAILABLE);
  write();
  expect([play.mock.calls.length, FakeNotice.shown.length]).toEqual([1, 1]);
});

test("the offer asks the browser when it is taken, and does not come back once it is put away", async () => {
  const first = await drawn(<NoticeOffer />);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.poll(() => page.getByText("over other windows").elements()).toEqual([]);
  await first.unmount();
  const again = await drawn(<NoticeOffer />);
  expect(page.getByText("over other windows").elements()).toEqual([]);
  await again.unmount();
  localStorage.clear();
  await drawn(<NoticeOffer />);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect.poll(() => FakeNotice.asked).toBe(1);
});
