import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { currencies } from '../rules/currency.ts'

export const settingsCalls = {
  marketSettings: read('/market/settings', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      feeLabel: z.string(),
      feeMode: z.enum(['deducted', 'on_top']),
      currencies: z.array(z.enum(currencies)),
      offerHours: z.number().int(),
      reviewDays: z.number().int(),
      payHours: z.number().int(),
    }),
    rate: 'light',
    summary: 'The marketplace settings that screens show.',
  }),
}
