import { z } from 'zod'
import { FEE_BPS, FEE_MODE } from './fee.ts'
import { feeModes } from './money.ts'
import { VAT_PERCENT } from './tax.ts'
import { UPLOAD_GB_PER_DAY, UPLOAD_GB_PER_DEAL } from './uploads.ts'

/**
 * What an operator may set, each with its values and its default (design, section 7). Offers and deals keep a copy of what they use.
 * A setting that is stored and no longer valid stops the request that reads it.
 */
export const marketSettingSchemas = {
  feeBps: z.int().min(0).max(10_000).default(FEE_BPS),
  feeMode: z.enum(feeModes).default(FEE_MODE),
  vatPercent: z.int().min(0).max(50).default(VAT_PERCENT),
  campaignReview: z.enum(['off', 'new brands', 'all']).default('off'),
  brandVerification: z.enum(['off', 'automatic', 'by hand']).default('off'),
  /** While on, a new brand is entitled without a subscription (specification section 3, settingDetails). */
  earlyAccess: z.boolean().default(false),
  offerHours: z.int().min(1).max(144).default(72),
  reviewDays: z.int().min(1).max(30).default(5),
  payHours: z.int().min(0).max(720).default(72),
  uploadGbPerDay: z.int().min(1).max(100).default(UPLOAD_GB_PER_DAY),
  uploadGbPerDeal: z.int().min(1).max(500).default(UPLOAD_GB_PER_DEAL),
  platform: z
    .strictObject({
      name: z.string().trim().min(1).max(120).default('Marquee'),
      /** Lines of the address, separated by line breaks. */
      address: z.string().trim().max(500).default(''),
      vatNumber: z.string().trim().max(20).default(''),
      companyNumber: z.string().trim().max(20).default(''),
    })
    .prefault({}),
} as const

/** The value of any setting; the setting’s own schema judges it. */
export const marketSettingValue = z.union([
  z.int32(),
  z.boolean(),
  z.string().max(500),
  marketSettingSchemas.platform,
])
export type MarketSettingValue = z.output<typeof marketSettingValue>

export type MarketSettingKey = keyof typeof marketSettingSchemas

interface MarketSettingRow {
  label: string
  /** What changes with it, and for whom. */
  help: string
  control:
    | { kind: 'number'; unit: string /** How many stored units one shown unit has. */; scale: number }
    | { kind: 'choice'; labels: Readonly<Record<string, string>> }
    | { kind: 'switch' }
    | { kind: 'fields'; labels: Readonly<Record<string, string>> }
}

/** Every setting as the operator area shows it, in its order. */
export const marketSettingRows: Record<MarketSettingKey, MarketSettingRow> = {
  feeBps: {
    label: 'Marquee fee',
    help: 'Applies to new offers and new versions. Existing versions and deals keep their fee.',
    control: { kind: 'number', unit: '%', scale: 100 },
  },
  feeMode: {
    label: 'Fee mode',
    help: 'Who bears the fee of new offers.',
    control: {
      kind: 'choice',
      labels: { deducted: 'Deducted from the talent’s share', on_top: 'Added to the brand’s price' },
    },
  },
  vatPercent: {
    label: 'VAT on prices in pounds',
    help: 'Applies to new offers, new versions and new subscriptions. Existing versions, deals and subscriptions keep their rate.',
    control: { kind: 'number', unit: '%', scale: 1 },
  },
  campaignReview: {
    label: 'Campaign review',
    help: 'Which campaigns an operator approves before talents can see them.',
    control: {
      kind: 'choice',
      labels: { off: 'None', 'new brands': 'A brand’s first campaign', all: 'Every campaign' },
    },
  },
  brandVerification: {
    label: 'Verification of new brands',
    help: 'Whether a brand is verified before its first campaign reaches talents. Switched off, waiting campaigns go live.',
    control: {
      kind: 'choice',
      labels: {
        off: 'None',
        automatic: 'Automatic, by an operator where something is missing',
        'by hand': 'By an operator',
      },
    },
  },
  earlyAccess: {
    label: 'Early access',
    help: 'While on, new brands use everything without a plan. Plan its end with a later change. When it is switched off, every brand with early access needs a plan for new campaigns and offers.',
    control: { kind: 'switch' },
  },
  offerHours: {
    label: 'Time to respond to an offer',
    help: 'Applies to offers that are sent or extended from now on, up to the end of the payment hold.',
    control: { kind: 'number', unit: 'hours', scale: 1 },
  },
  reviewDays: {
    label: 'Time to review a submission',
    help: 'After it, a submission is approved automatically. Applies to new deals.',
    control: { kind: 'number', unit: 'days', scale: 1 },
  },
  payHours: {
    label: 'Time from approval to payout',
    help: 'Applies to new deals.',
    control: { kind: 'number', unit: 'hours', scale: 1 },
  },
  uploadGbPerDay: {
    label: 'Uploads of an account per day',
    help: 'Applies at once.',
    control: { kind: 'number', unit: 'GB', scale: 1 },
  },
  uploadGbPerDeal: {
    label: 'Files of a deal together',
    help: 'Applies to files that are submitted from now on.',
    control: { kind: 'number', unit: 'GB', scale: 1 },
  },
  platform: {
    label: 'Company on documents',
    help: 'Applies to documents issued from now on. Without a VAT number they are receipts and show no VAT.',
    control: {
      kind: 'fields',
      labels: {
        name: 'Name',
        address: 'Address',
        vatNumber: 'VAT number',
        companyNumber: 'Company number',
      },
    },
  },
}

/** The keys of the settings, in the order of the operator area. */
export const marketSettingKeys: [MarketSettingKey, ...MarketSettingKey[]] = [
  'feeBps',
  'feeMode',
  'vatPercent',
  'campaignReview',
  'brandVerification',
  'earlyAccess',
  'offerHours',
  'reviewDays',
  'payHours',
  'uploadGbPerDay',
  'uploadGbPerDeal',
  'platform',
]
