/** What is said when devices come, go or do not open; part of the words of a room. */
export const deviceWords = {
  change: { ru: "Сменить", en: "Change" },
  microphone_unplugged: {
    ru: "Микрофон отключён. Теперь вас слышно через {{label}}.",
    en: "Your microphone was unplugged. Now using {{label}}.",
  },
  microphone_unavailable: {
    ru: "Тот микрофон недоступен. Теперь — {{label}}.",
    en: "That microphone is not available. Now using {{label}}.",
  },
  microphone_plugged: { ru: "Новый микрофон: {{label}}.", en: "Microphone: {{label}}." },
  camera_unplugged: {
    ru: "Камера отключена. Теперь — {{label}}.",
    en: "Your camera was unplugged. Now using {{label}}.",
  },
  camera_unavailable: {
    ru: "Та камера недоступна. Теперь — {{label}}.",
    en: "That camera is not available. Now using {{label}}.",
  },
  camera_plugged: { ru: "Новая камера: {{label}}.", en: "Camera: {{label}}." },
  speaker_unplugged: {
    ru: "Динамик отключён. Звук идёт через {{label}}.",
    en: "Your speaker was unplugged. Now using {{label}}.",
  },
  speaker_unavailable: {
    ru: "Тот динамик недоступен. Звук идёт через {{label}}.",
    en: "That speaker is not available. Now using {{label}}.",
  },
  speaker_plugged: { ru: "Звук идёт через {{label}}.", en: "Speaker: {{label}}." },
  choice_missing: {
    ru: "{{label}}: такого устройства больше нет. Всё осталось как было.",
    en: "{{label}} is no longer connected. Nothing has changed.",
  },
  choice_busy: {
    ru: "{{label}}: устройство занято другой программой. Всё осталось как было.",
    en: "{{label}} is in use by another app. Nothing has changed.",
  },
  choice_unknown: {
    ru: "{{label}}: устройство не открывается. Всё осталось как было.",
    en: "{{label}} could not be opened. Nothing has changed.",
  },
} as const;
