import { newId, type ChatAuthor, type RoomId } from "@atrium/contract";
import type { Named, NamedRoom } from "@atrium/rules";
import { anAuthor } from "@atrium/testkit/chatBuilders";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { knownShortcodes } from "../emoji/loadShortcodes.ts";
import { Composer } from "./Composer.tsx";
import type { Titles } from "./TitlesNote.tsx";
import type { Slow } from "./useSlow.ts";

const people = ["Anna", "Boris Annin", "Olga"].map((name) => anAuthor(undefined, name));
const rooms = [{ roomId: newId<RoomId>(), name: "Annex" }];
const field = page.getByRole("textbox", { name: "Message" });
const options = () => page.getByRole("option").elements();
const said = () => options().map((each) => each.textContent);

interface Options {
  mayCallAll?: boolean;
  slow?: Slow | null;
  titles?: Titles | null;
}

async function writing({ mayCallAll = false, slow = null, titles = null }: Options = {}) {
  const sent: string[] = [];
  const named: (Named | NamedRoom)[] = [];
  const added: string[] = [];
  function Drawn() {
    const [text, setText] = useState("");
    return (
      <Composer
        label="Message"
        writing={{ to: "new" }}
        port={{ key: "chat", people: async (): Promise<ChatAuthor[]> => people, rooms: () => rooms }}
        mayCallAll={mayCallAll}
        text={text}
        maxLength={4000}
        attaching={{
          files: [],
          add: (files) => void added.push(...files.map(({ name }) => name)),
          again: () => {},
          remove: () => {},
          take: () => [],
        }}
        slow={slow}
        titles={titles}
        setText={(next, who) => {
          setText(next);
          if (who !== undefined) named.push(who);
        }}
        send={() => {
          sent.push(text);
          setText("");
        }}
        cancel={() => {}}
        editLast={() => {}}
      />
    );
  }
  await drawn(<Drawn />);
  return { sent, named, added };
}

test("people are offered from @ on, chosen with the keyboard, and Enter sends again after that", async () => {
  const { sent, named } = await writing();
  await userEvent.type(field, "Ask @an");
  await expect.poll(said).toEqual(["Anna", "Boris Annin", "Annex"]);
  await userEvent.keyboard("{ArrowDown}");
  const pointed = () => field.element().getAttribute("aria-activedescendant");
  await expect.poll(() => document.getElementById(pointed() ?? "")?.getAttribute("aria-selected")).toBe("true");
  expect(document.getElementById(pointed() ?? "")?.textContent).toContain("Boris Annin");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Ask @Boris Annin ");
  expect(named.map(({ name }) => name)).toEqual(["Boris Annin"]);
  await expect.poll(options).toEqual([]);
  await userEvent.keyboard("now{Enter}");
  expect(sent).toEqual(["Ask @Boris Annin now"]);
});

test("Escape puts the people away without losing what is written; the next @ offers them again", async () => {
  const { sent } = await writing();
  await userEvent.type(field, "@an");
  await expect.poll(said).toHaveLength(3);
  await userEvent.keyboard("{Escape}");
  await expect.poll(options).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual(["@an"]);
  await userEvent.type(field, "@ol");
  await expect.poll(said).toEqual(["Olga"]);
});

test("who may calls everybody, also with the pointer", async () => {
  await writing({ mayCallAll: true });
  await userEvent.type(field, "@every");
  await userEvent.click(page.getByRole("option", { name: /^everyone/ }));
  await expect.element(field).toHaveValue("@everyone ");
  await expect.element(field).toHaveFocus();
});

test("pictures are attached by pasting and by dropping them, and pasted words are words", async () => {
  const { added } = await writing();
  const held = (name: string) => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], name, { type: "image/png" }));
    return data;
  };
  const box = field.element();
  box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: held("pasted.png"), bubbles: true }));
  box.dispatchEvent(new DragEvent("drop", { dataTransfer: held("dropped.png"), bubbles: true, cancelable: true }));
  expect(added).toEqual(["pasted.png", "dropped.png"]);
  const words = new DataTransfer();
  words.setData("text/plain", "hello");
  box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: words, bubbles: true }));
  expect(added).toHaveLength(2);
});

test("in a slow chat what one writes waits until its time, which is counted down", async () => {
  const { sent } = await writing({ slow: { everySeconds: 30, restSeconds: 12 } });
  await userEvent.type(field, "Wait{Enter}");
  await expect.element(page.getByRole("timer", { name: "Slow mode: 12 s left" })).toHaveTextContent("next in 12 s");
  await expect
    .element(page.getByRole("button", { name: /^(Send|Отправить)$/ }))
    .toHaveAttribute("aria-disabled", "true");
  expect(sent).toEqual([]);
  await expect.element(field).toHaveValue("Wait");
});

test("a room is mentioned after #, and chosen with the keyboard", async () => {
  const { named } = await writing();
  await userEvent.type(field, "To #an");
  await expect.poll(said).toEqual(["Annex"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("To #Annex ");
  expect(named).toEqual(rooms);
});

test("keys mark what is selected and take the mark away; undoing goes back step by step", async () => {
  await writing();
  await userEvent.type(field, "at four");
  const element = field.element() as HTMLTextAreaElement;
  element.setSelectionRange(3, 7);
  await userEvent.keyboard("{Control>}b{/Control}");
  await expect.element(field).toHaveValue("at **four**");
  expect(element.value.slice(element.selectionStart, element.selectionEnd)).toBe("four");
  await userEvent.keyboard("{Control>}i{/Control}");
  await expect.element(field).toHaveValue("at **_four_**");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("at **four**");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("at four");
});

test("links of a message can do without titles before it is sent", async () => {
  const turn = vi.fn();
  await writing({ titles: { isOn: true, turn } });
  await userEvent.click(page.getByRole("button", { name: "Hide it" }));
  expect(turn).toHaveBeenCalledWith(false);
});

test("a name such as :wave: becomes its emoji with its second colon, which can be undone", async () => {
  await writing();
  await userEvent.type(field, "a :b");
  // The names are loaded with the first colon.
  await expect.poll(knownShortcodes).not.toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "Hi :wave: and :nothing: at 10:30:");
  await expect.element(field).toHaveValue("Hi 👋 and :nothing: at 10:30:");
  await userEvent.clear(field);
  await userEvent.type(field, ":tada:");
  await expect.element(field).toHaveValue("🎉");
  await userEvent.keyboard("{ControlOrMeta>}z{/ControlOrMeta}");
  await expect.element(field).toHaveValue(":tada:");
});
