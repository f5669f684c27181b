import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { marketSettingKeys, marketSettingValue } from '../rules/market-settings.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { date, id, instant } from '../rules/text.ts'

const key = z.enum(marketSettingKeys)
const change = z.object({
  id: id(),
  key,
  value: marketSettingValue,
  status: z.enum(['planned', 'applied', 'cancelled']),
  effectiveAt: instant(),
  /** The operator’s name. */
  by: z.string(),
  reason: z.string(),
  at: instant(),
})
export type SettingChangeView = z.output<typeof change>

const settings = z.object({
  settings: z.array(z.object({ key, value: marketSettingValue, isDefault: z.boolean() })),
  /** Newest first. */
  changes: z.array(change),
})
export type OperatorSettings = z.output<typeof settings>

/** The settings of the market as operators read and change them. */
export const operatorSettingCalls = {
  operatorSettings: read('/superAdmin/getSettings', {
    by: ['adminProMax'],
    input: emptyInput(),
    response: settings,
    summary: 'Every setting of the market with its value, and the last 200 changes, planned ones included.',
  }),
  changeSetting: write('/superAdmin/changeSetting', {
    by: ['adminProMax'],
    input: z.strictObject({
      key,
      value: marketSettingValue,
      /** The change applies from the first moment of this day in London. Without it, it applies now. */
      effectiveOn: date().optional(),
      reason: operatorReason(),
    }),
    response: settings,
    message: 'Setting saved.',
    summary: 'Changes a setting now, or from a later day of the next year.',
  }),
  cancelSettingChange: write('/superAdmin/cancelSettingChange', {
    by: ['adminProMax'],
    input: z.strictObject({ changeId: id(), reason: operatorReason() }),
    response: settings,
    errors: ['wrong_state'],
    message: 'The planned change is cancelled.',
    summary: 'Cancels a planned change of a setting.',
  }),
}
