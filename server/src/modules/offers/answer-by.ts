import { loadPayable } from '../payments/payables.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'

/** Until when an answer may come: the market's hours from `from`, but never past the hold on the card (design, section 7). */
export async function answerBy(from: Date, payableId: string | null): Promise<Date> {
  const [{ offerHours }, payable] = await Promise.all([
    readMarketSettings(),
    payableId ? loadPayable(payableId) : null,
  ])
  const full = from.getTime() + offerHours * 3_600_000
  return new Date(Math.min(full, payable?.holdEnds?.getTime() ?? full))
}
