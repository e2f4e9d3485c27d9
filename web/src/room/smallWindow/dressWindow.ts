/** The page's theme, language and scheme stand on its root. */
const ROOT_ATTRIBUTES = ["lang", "dir", "class", "data-mantine-color-scheme"];

/**
 * Gives a window the title, the styles and the theme of the page that opened it, and keeps them true for as long as it is open: a
 * chunk that comes later brings its own styles, and the language may change. Returns the undo.
 */
export function dressWindow(small: Window, page: Document = document): () => void {
  const { document: own } = small;
  const copies = new Map<Node, Node>();
  const copyHead = () => {
    own.title = page.title;
    for (const sheet of page.head.querySelectorAll("style, link[rel=stylesheet]")) {
      const copy = copies.get(sheet);
      if (copy !== undefined && copy.textContent === sheet.textContent) continue;
      const fresh = own.importNode(sheet, true);
      if (copy === undefined) own.head.append(fresh);
      else copy.parentNode?.replaceChild(fresh, copy);
      copies.set(sheet, fresh);
    }
  };
  const copyRoot = () => {
    for (const name of ROOT_ATTRIBUTES) {
      const value = page.documentElement.getAttribute(name);
      if (value === null) own.documentElement.removeAttribute(name);
      else own.documentElement.setAttribute(name, value);
    }
  };
  copyHead();
  copyRoot();
  const head = new MutationObserver(copyHead);
  const root = new MutationObserver(copyRoot);
  head.observe(page.head, { childList: true, subtree: true, characterData: true });
  root.observe(page.documentElement, { attributes: true, attributeFilter: ROOT_ATTRIBUTES });
  return () => {
    head.disconnect();
    root.disconnect();
  };
}
