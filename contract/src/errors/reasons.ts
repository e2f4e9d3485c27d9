import type { CloseCode } from "../live/closeCodes.ts";
import { says, type UserText } from "./textsGeneral.ts";

/** Why a live connection ended, as shown to its user. */
export const reasons: Record<CloseCode, UserText> = {
  1000: says("Left space", "Вы вышли из пространства"),
  4002: says("Same user id is used in a different browser", "Вы вошли в другой вкладке или другом браузере"),
  4003: says("Space is blocked", "Вход в пространство закрыт для вас"),
  4004: says("Kicked from space", "Вас удалили из пространства"),
  4010: says("Maximum capacity reached", "В пространстве нет свободных мест"),
  4015: says("Space is not started yet", "Пространство ещё не открылось"),
  4016: says("The free hours of today are used up", "Бесплатные часы на сегодня закончились"),
  4401: says(
    "You are not authorized, please, reload page and login again",
    "Вход не выполнен. Обновите страницу и войдите снова",
  ),
  4404: says("Space not found", "Пространство не найдено"),
  4405: says("Space is private", "Пространство закрытое"),
  4406: says("Wrong password", "Неверный пароль"),
  4407: says("Name or about required", "Нужно указать имя или рассказ о себе"),
};
