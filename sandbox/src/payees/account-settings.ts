import type { Account } from '../store/kinds.ts'

export interface SettingsParams {
  payouts?: {
    schedule?: {
      delay_days?: number | string
      interval?: string
      weekly_anchor?: string
      monthly_anchor?: number
    }
    statement_descriptor?: string
  }
  [section: string]: object | undefined
}

const defaultSettings: Account['settings'] = {
  bacs_debit_payments: { display_name: null, service_user_number: null },
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_issuing: { tos_acceptance: { date: null, ip: null } },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Etc/UTC' },
  invoices: { default_account_tax_ids: null, hosted_payment_method_save: 'always' },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
  sepa_debit_payments: {},
}

/** Returns the settings of an account after an update; payouts are daily unless the schedule is `manual`. */
export function readSettings(
  settings: SettingsParams = {},
  before: Account['settings'] = defaultSettings,
): Account['settings'] {
  const { schedule, ...rest } = settings.payouts ?? {}
  const delay = schedule?.delay_days === 'minimum' ? 2 : schedule?.delay_days
  return {
    ...before,
    payouts: {
      ...before.payouts,
      ...rest,
      schedule: {
        ...before.payouts.schedule,
        ...schedule,
        ...(delay !== undefined && { delay_days: delay }),
      },
    },
  }
}
