/** What is said when devices come, go or do not open; part of the words of a room. */
export const deviceWords = {
  change: { ru: "Сменить", en: "Change" },
  microphone_unplugged: {
    ru: "Микрофон отключён. Теперь вас слышно через {{label}}.",
    en: "The microphone was unplugged. You are heard through {{label}} now.",
  },
  microphone_unavailable: {
    ru: "Тот микрофон недоступен. Теперь — {{label}}.",
    en: "That microphone is not available. Using {{label}}.",
  },
  microphone_plugged: { ru: "Новый микрофон: {{label}}.", en: "Microphone: {{label}}." },
  camera_unplugged: {
    ru: "Камера отключена. Теперь — {{label}}.",
    en: "The camera was unplugged. Using {{label}} now.",
  },
  camera_unavailable: {
    ru: "Та камера недоступна. Теперь — {{label}}.",
    en: "That camera is not available. Using {{label}}.",
  },
  camera_plugged: { ru: "Новая камера: {{label}}.", en: "Camera: {{label}}." },
  speaker_unplugged: {
    ru: "Динамик отключён. Звук идёт через {{label}}.",
    en: "The speaker was unplugged. You hear through {{label}} now.",
  },
  speaker_unavailable: {
    ru: "Тот динамик недоступен. Звук идёт через {{label}}.",
    en: "That speaker is not available. You hear through {{label}}.",
  },
  speaker_plugged: { ru: "Звук идёт через {{label}}.", en: "You hear through {{label}}." },
  choice_missing: {
    ru: "{{label}}: такого устройства больше нет. Всё осталось как было.",
    en: "{{label}} is no longer there. Nothing has changed.",
  },
  choice_busy: {
    ru: "{{label}}: устройство занято другой программой. Всё осталось как было.",
    en: "{{label}} is held by another program. Nothing has changed.",
  },
  choice_unknown: {
    ru: "{{label}}: устройство не открывается. Всё осталось как было.",
    en: "{{label}} does not open. Nothing has changed.",
  },
} as const;
