import { expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};

test("UTF-8 is read with and without its mark, which is no part of the text", () => {
  expect(decodeText(utf8("Имя"), "en")).toEqual({ text: "Имя", encoding: "utf-8" });
  expect(decodeText(utf8("\uFEFFИмя"), "en")).toEqual({ text: "Имя", encoding: "utf-8" });
});

test("UTF-16 is told by its mark, either way round", () => {
  expect(decodeText(utf16("\uFEFFИмя", true), "en")).toEqual({ text: "Имя", encoding: "utf-16le" });
  expect(decodeText(utf16("\uFEFFИмя", false), "en")).toEqual({ text: "Имя", encoding: "utf-16be" });
});

test("what is no UTF-8 is read as spreadsheets of the reader's language write it", () => {
  expect(decodeText(Uint8Array.of(0xc8, 0xec, 0xff), "ru")).toEqual({ text: "Имя", encoding: "windows-1251" });
  expect(decodeText(Uint8Array.of(0x5a, 0x6f, 0xeb), "en")).toEqual({ text: "Zoë", encoding: "windows-1252" });
});
