import { meetingMessage } from "@atrium/rules";
import { expect, test } from "vitest";
import { messageForm } from "./messageForm.ts";

const url = "https://meet.example.org/s/kite";

test("names that are Slack's markup are shown as they are, and call nobody", () => {
  const name = "<!channel> *x* & <https://evil.example|here>";
  const form = messageForm(meetingMessage({ space: { name, url }, online: 2, names: ["<@U1>"], locale: "en" }));
  expect(form["text"]).toBe("2 people meet in &lt;!channel&gt; *x* &amp; &lt;https://evil.example|here&gt;");
  const types = [...(form["blocks"] ?? "").matchAll(/"type":"(\w+)"/g)].map(([, type]) => type);
  expect(types).not.toContain("mrkdwn");
  expect(form["blocks"]).toContain(JSON.stringify(name));
  expect(form).toMatchObject({ unfurl_links: "false", unfurl_media: "false" });
});
