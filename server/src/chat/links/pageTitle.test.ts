import { expect, test } from "vitest";
import { pageTitle } from "./pageTitle.ts";

const page = (body: string | Uint8Array, contentType = "text/html") => ({
  url: "https://www.kites.example/a",
  contentType,
  body: typeof body === "string" ? new TextEncoder().encode(body) : body,
});

test("a page is called as it asks to be when it is shared, else by its title; a site by its name, else by its host", () => {
  expect(pageTitle(page("<title>Kites &amp; more</title>"))).toEqual({ title: "Kites & more", site: "kites.example" });
  const shared = `<head><title>Kites | Fly | Home</title>
    <meta property="og:title" content="Kites"><meta property=og:site_name content='Fly &#x26; Co'></head>`;
  expect(pageTitle(page(shared))).toEqual({ title: "Kites", site: "Fly & Co" });
  expect(pageTitle(page(`<meta property="og:title" content=" "><title>Kites</title>`))?.title).toBe("Kites");
  expect(pageTitle(page("<h1>No title</h1>"))).toBe(null);
  expect(pageTitle(page("<title> \n </title>"))).toBe(null);
});

test("only the head's own title counts: what a picture or the body is called does not", () => {
  const drawn = "<head><svg><title>Logo</title></svg><title>Kites</title><title>Again</title></head>";
  expect(pageTitle(page(drawn))?.title).toBe("Kites");
  expect(pageTitle(page("<body><title>Late</title>"))).toBe(null);
});

test("what looks like markup in a title is text, on one line, without marks of direction or towers of marks", () => {
  expect(pageTitle(page("<title>&lt;b&gt;\u202Ebold\u202C\n  line\u0000</title>"))?.title).toBe("<b>bold line");
  expect(pageTitle(page(`<title>a${"\u0301".repeat(50)}b</title>`))?.title).toBe(`a${"\u0301".repeat(4)}b`);
  expect(pageTitle(page(`<title>${"😀".repeat(300)}</title>`))?.title).toBe(`${"😀".repeat(199)}…`);
});

test("a title is read in the page's own letters, as the server, the page or its first bytes say", () => {
  const privet = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
  const bytes = (before: string, word: number[]) =>
    Uint8Array.from([...new TextEncoder().encode(before), ...word, ...new TextEncoder().encode("</title>")]);
  expect(pageTitle(page(bytes("<title>", privet), "text/html; charset=windows-1251"))?.title).toBe("Привет");
  expect(pageTitle(page(bytes('<meta charset="windows-1251"><title>', privet)))?.title).toBe("Привет");
  const old = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>';
  expect(pageTitle(page(bytes(old, privet)))?.title).toBe("Привет");
  expect(pageTitle(page("<title>Привет</title>", "text/html; charset=nonsense"))?.title).toBe("Привет");
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from("<title>Привет</title>", "utf16le")]);
  expect(pageTitle(page(utf16))?.title).toBe("Привет");
});

test("a page that ends in the middle, or is deeper than any, is read as far as it goes", () => {
  expect(pageTitle(page("<title>Half a ti"))?.title).toBe("Half a ti");
  expect(pageTitle(page(`${"<div>".repeat(50_000)}<title>Deep</title>`))).toBe(null);
});

test("a page made to be hard to read is left where it begins to be: nobody waits for it", () => {
  expect(pageTitle(page(`${"<i>".repeat(40_000)}${"</b>".repeat(35_000)}<title>Deep</title>`))).toBe(null);
  expect(pageTitle(page(`${"<svg>".repeat(50_000)}<title>Deep</title>`))).toBe(null);
  const wide = `${"<i></i>".repeat(200)}<title>Wide</title>`;
  expect(pageTitle(page(wide))?.title).toBe("Wide");
  expect(pageTitle(page("<title>Kites</title>", `text/html; charset=${" ".repeat(100_000)};`))?.title).toBe("Kites");
  expect(pageTitle(page("<title>Kites</title>", "text/html; charset = ' utf-8'"))?.title).toBe("Kites");
});
