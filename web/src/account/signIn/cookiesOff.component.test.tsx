import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { CookiesOff, CookiesOffNote } from "./CookiesOff.tsx";

afterEach(() => vi.restoreAllMocks());

const said = page.getByRole("alert");

test("where cookies are kept nothing is said, and none is left behind", async () => {
  await drawn(
    <>
      <p>Sign in</p>
      <CookiesOff />
    </>,
  );
  await expect.element(page.getByText("Sign in")).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  expect(document.cookie).not.toContain("atrium-probe");
});

test("a browser without cookies is told why nobody can sign in, and what to do", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  const screen = await drawn(<CookiesOff />);
  await expect.element(said.getByText("Cookies are off in this browser")).toBeVisible();
  await screen.unmount();
  const reload = vi.fn<() => void>();
  await drawn(<CookiesOffNote reload={reload} />);
  await userEvent.click(page.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("a browser that says it keeps cookies and keeps none is told the same", async () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  await drawn(<CookiesOff />);
  await expect.element(said.getByText(/Allow cookies for this site/)).toBeVisible();
});
