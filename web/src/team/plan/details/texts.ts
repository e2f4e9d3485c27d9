import { defineTexts } from "../../../platform/i18n/texts.ts";

export const detailsTexts = defineTexts("billingDetails", {
  title: { ru: "В счёте", en: "On the invoice" },
  edit: { ru: "Изменить", en: "Edit" },
  none: {
    ru: "Пока ничего. Страна нужна, чтобы заранее показать налог.",
    en: "Nothing yet. With a country the tax is shown before you pay.",
  },
  email: { ru: "Почта для счетов", en: "Invoices are sent to" },
  businessName: { ru: "Организация", en: "Company" },
  addressLine1: { ru: "Адрес", en: "Address" },
  addressLine2: { ru: "Адрес, вторая строка", en: "Address, second line" },
  city: { ru: "Город", en: "City" },
  zip: { ru: "Индекс", en: "ZIP code" },
  country: { ru: "Страна", en: "Country" },
  noCountry: { ru: "Такой страны нет", en: "No such country" },
  taxNumber: { ru: "Налоговый номер", en: "Tax number" },
  promoCode: { ru: "Промокод", en: "Promo code" },
  tax: { ru: "Налог", en: "Tax" },
  save: { ru: "Сохранить", en: "Save" },
});
