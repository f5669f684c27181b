import { z } from 'zod'
import { read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { adCodeText, adPlatformKeys } from '../rules/ad-codes.ts'
import { date, id, instant } from '../rules/text.ts'

const adCode = z.object({
  deliverableId: id(),
  title: z.string(),
  platform: z.enum(adPlatformKeys),
  postUrl: z.string().nullable(),
  /** Null before it is entered, and once it has expired. */
  code: z.string().nullable(),
  /** When the code expires or has expired; null before the first is entered. */
  expiresAt: instant().nullable(),
  /** Since when the brand waits for a code; null while it has not asked. */
  askedAt: instant().nullable(),
  /** The brand may ask for a code now: there is none, or it expires before the right ends, and nobody was asked lately. */
  mayAsk: z.boolean(),
})
export type AdCode = z.output<typeof adCode>

const adCodes = z.object({
  /** Posts with ad codes; empty unless the right to use them for paid ads is in use. */
  items: z.array(adCode),
  /** The last day that a code can name, in London: the day on which the right ends; null where there are no codes. */
  lastDay: date().nullable(),
})

/** Returns the posts without their codes, for an operator who acts as a user. */
const masked = ({ items, ...rest }: z.output<typeof adCodes>) => ({
  ...rest,
  items: items.map((item) => ({ ...item, code: item.code && 'Hidden' })),
})

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const ofDeliverable = { noun: 'deliverable', field: 'deliverableId' } as const
/** The responses of writes do not hold the code, because they are stored for repeated requests. */
const saved = z.object({ deliverableId: id() })
const errors = ['wrong_state', 'not_an_ad_platform', 'no_ad_rights'] as const

const talentSide = {
  talentAdCodes: read('/talent/ad-codes', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: adCodes,
    subject: ofDeal,
    mask: masked,
    summary: 'The posts of a deal that the brand may run as ads, with the codes of the platforms.',
  }),
  saveAdCode: write('/talent/save-ad-code', {
    by: ['talent'],
    input: z.strictObject({
      deliverableId: id(),
      code: adCodeText(),
      /** The last day of the code, in London. */
      expiresOn: date(),
    }),
    response: saved,
    errors,
    subject: ofDeliverable,
    message: 'Ad code saved.',
    // A code that only its owner reads is entered by its owner alone.
    whileActing: 'refused',
    summary:
      'Enters the code by which the brand runs a post as an ad, until a day that is not after the end of the right. It replaces an earlier one.',
  }),
} as const

/** Codes of platforms by which a brand runs the posts of a talent as ads. */
export const adCodeCalls = {
  brandAdCodes: read('/brand/ad-codes', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: adCodes,
    subject: ofDeal,
    mask: masked,
    summary: 'The posts of a deal that the brand may run as ads, with the codes of the platforms.',
  }),
  askAdCode: write('/brand/ask-ad-code', {
    by: ['brand'],
    input: z.strictObject({ deliverableId: id() }),
    response: saved,
    errors: [...errors, 'ad_code_asked', 'ad_code_lasts'],
    subject: ofDeliverable,
    acrossBlock: 'refused',
    message: 'Request sent.',
    summary: 'Asks the talent for the ad code of a post, or for a new one before it expires.',
  }),
  ...talentSide,
  agentAdCodes: onBehalfOfSubject('/talentagent/ad-codes', talentSide.talentAdCodes, 'view'),
  agentSaveAdCode: onBehalfOfSubject('/talentagent/save-ad-code', talentSide.saveAdCode, 'upload'),
} as const
