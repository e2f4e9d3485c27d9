import "../../platform/interpretSchemas.ts";
import "../../ui/theme/styles.ts";
// Before every screen, so that a screen's own styles come after those of the theme, as they do in the app.
import "../../ui/theme/theme.ts";
import { must } from "@atrium/contract";
import { createRoot } from "react-dom/client";
import { i18n, watchDocumentLanguage } from "../../platform/i18n/i18n.ts";
import { isLocale } from "../../platform/i18n/chooseLocale.ts";
import { Gallery } from "./Gallery.tsx";

/*
 * The gallery: `?state=<name>` draws one state, `&locale=` and `&scheme=` choose how; without a state it is a list of
 * links. `window.galleryStates` lists the states for the screenshot tool.
 */
const asked = new URLSearchParams(location.search);
const locale = asked.get("locale");
if (isLocale(locale)) void i18n.changeLanguage(locale);
watchDocumentLanguage(document.documentElement);
createRoot(must(document.getElementById("root"), "gallery.html holds #root")).render(
  <Gallery stateName={asked.get("state")} scheme={asked.get("scheme") === "dark" ? "dark" : "light"} />,
);
