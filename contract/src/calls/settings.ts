import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { currencies } from '../rules/currency.ts'

export const settingsCalls = {
  marketSettings: read('/market/settings', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      formatBps: z.string(),
      feeBps: z.int(),
      /** VAT on prices in pounds, in whole percent. */
      vatPercent: z.int(),
      feeMode: z.enum(['deducted', 'on_top']),
      currencies: z.array(z.enum(currencies)),
      offerHours: z.number().int(),
      reviewDays: z.number().int(),
      payHours: z.number().int(),
      /** The company that runs the market; a text that is not set is empty. */
      platform: z.object({
        name: z.string(),
        address: z.string(),
        vatNumber: z.string(),
        companyNumber: z.string(),
      }),
    }),
    rate: 'light',
    isSameForAll: true,
    summary: 'The marketplace settings that screens show.',
  }),
}
