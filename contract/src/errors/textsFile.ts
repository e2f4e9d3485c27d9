import { says } from "./textsGeneral.ts";

export const textsFile = {
  "file-too-large": says("This file is too large", "Файл слишком большой"),
  "image-too-large": says(
    "This picture has too many pixels. Make it smaller and try again",
    "На картинке слишком много пикселей. Уменьшите её и попробуйте ещё раз",
  ),
  "file-damaged": says(
    "This file cannot be opened. It may be damaged or locked with a password",
    "Файл не открывается. Возможно, он повреждён или закрыт паролем",
  ),
  "file-not-safe": says("This file did not pass the virus check", "Файл не прошёл проверку на вирусы"),
  "picture-not-reached": says(
    "There is no picture at this link, or it could not be reached",
    "По этой ссылке нет картинки, или она не открывается",
  ),
  "uploads-busy": says(
    "Many files are being uploaded right now. Try again in a moment",
    "Сейчас загружают много файлов. Попробуйте чуть позже",
  ),
} as const;
