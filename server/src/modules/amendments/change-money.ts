import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import type { Amendment } from './amendments.store.ts'

/** The difference that a change makes, for texts about it; empty where the price stays the same. */
interface ChangeMoney {
  paysChange: string
  earnsChange: string
}

/** Returns what the brand pays and the talent earns more or less by a change; both empty without a change. */
export function changeOf(amendment: Pick<Amendment, 'price' | 'priceBefore'> | undefined): ChangeMoney {
  if (!amendment) return { paysChange: '', earnsChange: '' }
  const { price, priceBefore } = amendment
  return {
    paysChange: describe(price.payerPays - priceBefore.payerPays, price.currency),
    earnsChange: describe(price.talent - priceBefore.talent, price.currency),
  }
}

function describe(difference: number, currency: Currency): string {
  if (difference === 0) return ''
  return `${formatMoney(Math.abs(difference), currency)} ${difference > 0 ? 'more' : 'less'}`
}
