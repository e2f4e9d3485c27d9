import { says } from "./textsGeneral.ts";

export const textsBilling = {
  "payment-failed": says("The payment failed", "Платёж не прошёл"),
  "invalid-tax": says(
    "Can't verify your tax number. Fix format or try another one",
    "Не удалось проверить налоговый номер. Исправьте формат или укажите другой",
  ),
  "promo-code-is-invalid": says("There is no such promo code", "Такого промокода нет"),
  "default-card-not-found": says("Add a card first", "Сначала добавьте карту"),
  "card-not-found": says("There is no such card", "Такой карты нет"),
  "something-wrong-with-your-card": says("Your bank declined the card", "Банк отклонил карту"),
  "incorrect-zip-code-for-selected-country": says(
    "The ZIP code does not match the country",
    "Индекс не соответствует стране",
  ),
  "customer-location-not-recognized": says(
    "This address is not recognised. Check country and ZIP code",
    "Адрес не распознан. Проверьте страну и индекс",
  ),
  "team-on-custom-rate": says(
    "This team has a custom plan. Write to us to change it",
    "У этой команды индивидуальный тариф. Чтобы изменить его, напишите нам",
  ),
  "team-on-legacy-rate": says(
    "This team is on an old plan that does not include this",
    "У этой команды старый тариф, на нём это невозможно",
  ),
  "cant-buy-paid-plan": says("This team already has a paid plan", "У этой команды уже есть платный тариф"),
  "cant-perform-plan-downgrade": says(
    "You cannot switch to a smaller plan here",
    "Здесь нельзя перейти на меньший тариф",
  ),
  "no-subscription-to-upgrade": says("There is no paid plan to upgrade", "Нет платного тарифа, который можно повысить"),
  "subscription-is-already-canceled": says("The subscription is already cancelled", "Подписка уже отменена"),
  "subscription-is-already-active": says("The subscription is already active", "Подписка уже действует"),
  "trial-already-started": says("Your team has had its trial already", "У команды уже был пробный период"),
  "day-pass-not-movable": says(
    "Only a paid day pass that has not begun can be moved",
    "Перенести можно только оплаченный пропуск, который ещё не начался",
  ),
  "invalid-day-pass-period": says("Choose another period for the day pass", "Неверный срок дневного пропуска"),
  "invalid-day-pass-timezone": says("Choose another time zone", "Неверный часовой пояс"),
  "payment-intent-not-found": says("We do not know this payment", "Такой платёж не найден"),
  "payment-intent-not-succeeded": says("The payment is not confirmed yet", "Платёж ещё не подтверждён"),
  "team-is-not-on-free-rate": says("This is for teams on the free plan", "Это доступно командам на бесплатном тарифе"),
  "team-is-not-on-paid-rate": says("This team has no paid plan", "У этой команды нет платного тарифа"),
  "invalid-billing-parameters": says("Check the billing details", "Проверьте платёжные данные"),
  "chosen-plan-not-found": says("There is no such plan", "Такого тарифа нет"),
  "invalid-payment-method": says("This payment method cannot be used", "Этот способ оплаты не подходит"),
  "select-more-spaces-or-users": says(
    "Choose more spaces or people than you have now",
    "Выберите больше пространств или участников, чем сейчас",
  ),
  "buying-not-set-up": says("Buying is not set up on this installation", "В этой установке покупка не настроена"),
  "team-admin-is-not-verified": says(
    "The team's admin must confirm their email first",
    "Администратор команды должен сначала подтвердить почту",
  ),
} as const;
