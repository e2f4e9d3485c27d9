import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The texts of videos in a room. */
export const videoTexts = defineTexts("video", {
  title: { ru: "Видео {{host}}", en: "{{host}} video" },
  play: { ru: "Включить для всех", en: "Play for everyone" },
  pause: { ru: "Остановить для всех", en: "Pause for everyone" },
  silent: {
    ru: "{{host}} не отвечает. Возможно, в вашей сети он закрыт",
    en: "{{host}} is not responding. Your network may be blocking it",
  },
  playAlone: { ru: "Включить у себя", en: "Play for yourself" },
  pauseAlone: { ru: "Остановить у себя", en: "Pause for yourself" },
  player: { ru: "Воспроизведение", en: "Playback" },
  watchTogether: {
    ru: { one: "Смотрит {{count}}", few: "Смотрят вместе: {{count}}", many: "Смотрят вместе: {{count}}" },
    en: { one: "{{count}} watches", other: "{{count}} watch together" },
  },
  went: { ru: "{{name}}: перемотка на {{time}}", en: "{{name}} went to {{time}}" },
  started: { ru: "{{name}}: пуск с {{time}}", en: "{{name}} started it at {{time}}" },
  stopped: { ru: "{{name}}: пауза на {{time}}", en: "{{name}} paused it at {{time}}" },
  back: { ru: "На 10 секунд назад", en: "Back 10 seconds" },
  place: { ru: "Место в видео", en: "Place in the video" },
  volume: { ru: "Громкость только у вас", en: "Volume, only yours" },
  speed: { ru: "Скорость", en: "Speed" },
  repeat: { ru: "По кругу", en: "Repeat" },
  roomWide: { ru: "Слышно во всей комнате", en: "Heard in the whole room" },
  inStep: { ru: "Вместе", en: "In step" },
  together: { ru: "Вместе со всеми", en: "In step with everyone" },
  notTogether: { ru: "Каждый сам", en: "Everyone on their own" },
  refused: { ru: "{{host}} не показывает это видео здесь", en: "{{host}} does not show this video here" },
  watch: { ru: "Открыть на {{host}}", en: "Open on {{host}}" },
  coming: { ru: "Загружается с {{host}}", en: "Loading from {{host}}" },
  says: {
    ru: "Пуск, пауза и перемотка действуют на всех. Громкость ваша.",
    en: "Play, pause and jump move everyone. Volume is yours.",
  },
  link: { ru: "Ссылка на видео", en: "Link to the video" },
  badLink: {
    ru: "Нужна ссылка на видео YouTube, Vimeo или Twitch",
    en: "Enter the link of a video on YouTube, Vimeo or Twitch",
  },
});
