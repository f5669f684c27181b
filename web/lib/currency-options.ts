import { currencies, currencyNames } from '@marquee/contract/rules/currency'

/** The currencies as the options of a form: "Euro (€)". */
export const currencyOptions = currencies.map((value) => ({
  value,
  label: `${currencyNames[value].name} (${currencyNames[value].symbol})`,
}))

/** The currencies as the options of a filter: "Euros". */
export const currencyFilterOptions = currencies.map((value) => ({
  value,
  label: `${currencyNames[value].name}s`,
}))
