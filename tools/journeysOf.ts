/** Which journeys a change to a part of the product may break, by the start of its path; the first match counts. */
const PARTS: readonly (readonly [path: RegExp, journeys: readonly string[]])[] = [
  [/^e2e\/journeys\/(\w+)\.spec\.ts$/, []],
  [/^(e2e\/|testkit\/|package(-lock)?\.json$)/, ["*"]],
  [/\.test\.tsx?$|^(docs|bench|tools)\/|\.md$/, []],
  [/^server\/src\/.*Mail(Texts)?\.ts$/, ["mails", "signIn", "invitations", "ownAccount"]],
  [/^(server\/src\/space|web\/src\/(team|account))\/support\//, ["supportAccess"]],
  [
    /^(web|server|contract)\/src\/account\/|^server\/src\/platform\/(mail|outgoing)\//,
    ["signIn", "signInTime", "profile", "tryForFree", "consent", "ownAccount", "passkeys", "mails"],
  ],
  [/^(web|server|contract)\/src\/(file|platform\/(files|upload))\//, ["roomSettings", "chatFiles", "uploads"]],
  [
    /^((server|contract|rules|web)\/src|web\/src\/room)\/chat\//,
    ["chat", "chatFiles", "chatPhone", "directChat", "teamChat", "chatOffline"],
  ],
  [/^((server|contract|rules)\/src\/element|web\/src\/room\/elements)\//, ["elements"]],
  [/^((server|contract|rules)\/src\/board|web\/src\/room\/board)\//, ["board"]],
  [/^((server|contract|rules)\/src\/stage|web\/src\/room\/stage)\//, ["stage"]],
  [/^((server|contract|rules)\/src\/broadcast|web\/src\/room\/broadcast)\//, ["broadcast"]],
  [/^((server|contract|rules)\/src\/recording|web\/src\/(room\/)?recording)\//, ["recording", "notices"]],
  [/^(web|server|contract)\/src\/invitation\//, ["invitations"]],
  [/^web\/src\/notice\//, ["notices"]],
  [/^server\/src\/(billing|program)\/contracts?\/|^web\/src\/team\/plan\//, ["contract"]],
  [/^(web|server|contract)\/src\/team\//, ["dashboard", "tryForFree", "everyPage"]],
  [
    /^(web|server|contract|rules)\/src\/space\//,
    ["doors", "hosts", "addresses", "ownDomain", "meet", "comeBack", "honestMedia", "missingParts", "fullSpace"],
  ],
  [
    /^(web|server|contract|rules)\/src\/room\//,
    [
      "rooms",
      "folders",
      "askOver",
      "shield",
      "grid",
      "roomSettings",
      "roomPassword",
      "roomDoors",
      "leaks",
      "meet",
      "focus",
      "keyboard",
      "phone",
      "tablet",
      "zoomed",
      "spoken",
    ],
  ],
  [
    /^(media\/|web\/src\/media\/|server\/src\/live\/media\/)/,
    ["meet", "share", "devices", "comeBack", "honestMedia", "missingParts"],
  ],
  [/^server\/src\/live\/news\/|^web\/src\/account\/link\//, ["dashboard", "notices"]],
  [/^(web|server|contract|rules)\/src\/live\//, ["meet", "comeBack", "rooms", "hosts"]],
  [/^web\/src\/ui\//, ["accessible", "keyboard", "languages", "phone", "dashboard"]],
  [/^web\/src\/app\//, ["addresses", "navigation", "languages", "signIn", "dashboard", "everyPage"]],
  [/^(web|server|contract|rules)\//, ["meet", "signIn", "dashboard"]],
];

/** The journeys to run for changed files, by their file names; `*` means all of them. */
export function journeysOf(changed: readonly string[]): string[] {
  const names = new Set<string>();
  for (const path of changed) {
    const own = /^e2e\/journeys\/(\w+)\.spec\.ts$/.exec(path)?.[1];
    if (own !== undefined) names.add(own);
    const part = PARTS.find(([start]) => start.test(path));
    for (const name of part?.[1] ?? []) names.add(name);
  }
  return names.has("*") ? ["*"] : [...names].toSorted();
}

/** Every journey that a part names. */
export const namedJourneys = (): string[] =>
  [...new Set(PARTS.flatMap(([, names]) => names))].filter((name) => name !== "*");
