import { createTheme, localStorageColorSchemeManager, type CSSVariablesResolver } from "@mantine/core";
import buttons from "./buttons.module.css";
import fields from "./fields.module.css";
import surfaces from "./surfaces.module.css";

/** Dialogs rise a little as they appear. */
const rise = {
  in: { opacity: 1, transform: "translateY(0)" },
  out: { opacity: 0, transform: "translateY(8px)" },
  transitionProperty: "opacity, transform",
};

/*
 * Mantine's controls styled by the tokens. Buttons have the variants primary (default), secondary, quiet, soft,
 * accent-quiet, danger, danger-quiet and the glass ones (glass, glass-accent, glass-leave), and the sizes sm 32, md 36,
 * lg 44; on the phone all are 44.
 * Components are named, not imported: a control is loaded with the screen that uses it.
 */
export const theme = createTheme({
  fontFamily: "var(--font)",
  fontFamilyMonospace: "ui-monospace, monospace",
  headings: { fontFamily: "var(--font)" },
  defaultRadius: "md",
  radius: { xs: "6px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  fontSizes: { xs: "12px", sm: "14px", md: "14px", lg: "16px", xl: "20px" },
  respectReducedMotion: true,
  cursorType: "pointer",
  focusRing: "never",
  components: {
    Button: {
      defaultProps: { variant: "primary", size: "md" },
      classNames: { root: buttons["button"] ?? "", section: buttons["buttonSection"] ?? "" },
    },
    ActionIcon: {
      defaultProps: { variant: "quiet", size: "md" },
      classNames: { root: buttons["icon"] ?? "" },
    },
    Input: { classNames: { input: fields["input"] ?? "", wrapper: fields["inputWrapper"] ?? "" } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
      classNames: {
        label: fields["label"] ?? "",
        description: fields["description"] ?? "",
        error: fields["error"] ?? "",
        required: fields["required"] ?? "",
      },
    },
    Checkbox: {
      defaultProps: { color: "var(--accent)", iconColor: "var(--on-accent)" },
      classNames: {
        body: fields["checkBody"] ?? "",
        input: fields["check"] ?? "",
        label: fields["checkLabel"] ?? "",
      },
    },
    PinInput: { classNames: { input: fields["pin"] ?? "", root: fields["pins"] ?? "" } },
    Menu: {
      // The first item gets the focus when the menu opens.
      defaultProps: {
        withInitialFocusPlaceholder: false,
        shadow: "none",
        withinPortal: true,
        transitionProps: { duration: 150 },
      },
      classNames: {
        dropdown: surfaces["menu"] ?? "",
        item: surfaces["menuItem"] ?? "",
        itemSection: surfaces["menuSection"] ?? "",
        label: surfaces["menuLabel"] ?? "",
        divider: surfaces["menuDivider"] ?? "",
      },
    },
    Popover: { defaultProps: { shadow: "none" } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 24,
        transitionProps: { duration: 400, transition: rise, timingFunction: "var(--ease)" },
        overlayProps: { backgroundOpacity: 1, blur: 3 },
      },
      classNames: {
        overlay: surfaces["overlay"] ?? "",
        inner: surfaces["modalInner"] ?? "",
        content: surfaces["modal"] ?? "",
        header: surfaces["modalHeader"] ?? "",
        title: surfaces["modalTitle"] ?? "",
        body: surfaces["modalBody"] ?? "",
        close: surfaces["modalClose"] ?? "",
      },
    },
    SegmentedControl: {
      classNames: {
        root: fields["segments"] ?? "",
        label: fields["segmentLabel"] ?? "",
        indicator: fields["segmentIndicator"] ?? "",
        control: fields["segmentControl"] ?? "",
      },
    },
    // By itself it takes the library's blue.
    RadioIndicator: { defaultProps: { color: "var(--accent)", iconColor: "var(--on-accent)" } },
    Skeleton: { classNames: { root: fields["skeleton"] ?? "" } },
    Slider: {
      classNames: {
        track: fields["sliderTrack"] ?? "",
        bar: fields["sliderBar"] ?? "",
        thumb: fields["sliderThumb"] ?? "",
      },
    },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      classNames: { track: fields["switchTrack"] ?? "", thumb: fields["switchThumb"] ?? "" },
    },
    Tooltip: {
      defaultProps: { openDelay: 150, withArrow: false, events: { hover: true, focus: true, touch: false } },
      classNames: { tooltip: surfaces["tooltip"] ?? "" },
    },
  },
});

/** Mantine's own colours, taken from the tokens; the same in both schemes because the tokens handle the scheme. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {
    "--mantine-color-body": "var(--surface)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-dimmed": "var(--text-2)",
    "--mantine-color-placeholder": "var(--text-3)",
    "--mantine-color-error": "var(--danger)",
    "--mantine-color-default": "var(--raised)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-border": "var(--line-2)",
    "--mantine-primary-color-filled": "var(--accent)",
    "--mantine-primary-color-filled-hover": "var(--accent-hover)",
    "--mantine-primary-color-light": "var(--accent-soft)",
    "--mantine-primary-color-contrast": "var(--on-accent)",
  },
  light: {},
  dark: {},
});

/** Light, dark or system, stored on this device. */
export const colorSchemes = localStorageColorSchemeManager({ key: "color-scheme" });
