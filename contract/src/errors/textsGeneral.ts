import type { Locale } from "../account/records.ts";

/** A sentence for the user in every language. `{n}` and the like are filled in by the interface. */
export type UserText = Readonly<Record<Locale, string>>;
/** Pairs an English sentence with its Russian one. */
export const says = (en: string, ru: string): UserText => ({ en, ru });

export const textsGeneral = {
  "connection-failed": says(
    "The connection failed, please try again later",
    "Не удалось соединиться, попробуйте позже",
  ),
  "server-error": says("Server request failed with status code: {n}", "Сервер ответил с кодом ошибки: {n}"),
  "unknown-error": says("Server request failed", "Сервер не смог выполнить запрос"),
  forbidden: says("Sorry, you don't have access", "К сожалению, у вас нет доступа"),
  unauthorized: says("Please, log in", "Войдите, пожалуйста"),
  "something-went-wrong": says("Something went wrong, please try again", "Что-то пошло не так, попробуйте ещё раз"),
  "access-denied": says("Access denied", "Доступ запрещён"),
  "invalid-request": says(
    "Something in this request was not right. Reload the page and try again",
    "Не удалось разобрать запрос. Обновите страницу и попробуйте ещё раз",
  ),
  "invalid-file-type": says("This type of file is not supported", "Такой тип файла не поддерживается"),
  "upload-intent-expired": says(
    "The upload took too long. Start it again",
    "Загрузка длилась слишком долго. Начните её заново",
  ),
  "upload-intent-not-found": says(
    "This upload no longer exists. Start it again",
    "Такая загрузка не найдена. Начните её заново",
  ),
  "logo-upload-failed": says("The logo could not be uploaded", "Не удалось загрузить логотип"),
  "error-report-not-created": says("Error report not created", "Отчёт об ошибке не создан"),
  "bug-reporting-error": says("bug reporting error", "ошибка при отправке сообщения"),
  "bug-report-submitted": says("bug report submitted successfully", "сообщение об ошибке отправлено"),
  "page-loading-error": says("Page loading error", "Ошибка загрузки страницы"),
  "page-loading-error-description": says(
    "Check your internet connection and refresh the page",
    "Проверьте подключение к интернету и обновите страницу",
  ),
  "page-not-available": says("Page not available", "Страница недоступна"),
  required: says("Can not be empty", "Поле не может быть пустым"),
  email: says("Invalid email", "Неверный адрес почты"),
  "business-email": says("Please, use business email address", "Укажите рабочую почту"),
  "min-length": says("must contain at least {count} symbols", "нужно не меньше {count} символов"),
  "max-length": says("no more than {count} symbols", "не больше {count} символов"),
  min: says("must be {count} or greater", "должно быть не меньше {count}"),
  max: says("must be {count} or less", "должно быть не больше {count}"),
  "date-in-future": says("Date must be in future", "Дата должна быть в будущем"),
  "date-in-past": says("Date must be in past", "Дата должна быть в прошлом"),
  link: says("Invalid link", "Неверная ссылка"),
  slug: says(
    "Please use latin characters and/or numbers. Dashes may also be used",
    "Используйте латинские буквы и цифры. Можно также дефисы",
  ),
  "email-prefix": says("Please enter valid email prefix", "Введите верное начало адреса почты"),
  "tax-number": says("Incorrect tax number format", "Неверный формат налогового номера"),
  password: says("Invalid password", "Неверный пароль"),
} as const;
