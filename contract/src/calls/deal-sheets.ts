import { z } from 'zod'
import { read } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { id, instant } from '../rules/text.ts'
import { brandTerms } from '../terms/brand-terms.ts'

const ofDeal = { noun: 'deal', field: 'dealId' } as const

const signature = z.object({
  side: z.enum(['brand', 'talent']),
  name: z.string(),
  /** The brand, or the talent of an agent; empty where people sign for themselves. */
  signedFor: z.string(),
  /** False: the request signed with the name of the account. */
  isTyped: z.boolean(),
  at: instant(),
  termsHash: z.string(),
})

const signed = z.object({
  /** What was signed: "Offer, version 2" or "Change 1". */
  title: z.string(),
  /** Exactly the text that was signed; empty for deals from before there were signatures. */
  terms: z.string(),
  /** SHA-256 of that text in UTF-8, in hex. */
  termsHash: z.string(),
  signatures: z.array(signature),
  /** The talent has accepted it in advance, with the signature under the offer. */
  isAgreedInAdvance: z.boolean(),
})
export type SignedTerms = z.output<typeof signed>

const sheet = z.object({
  kind: z.literal('marquee-deal-sheet'),
  version: z.literal(1),
  dealId: id(),
  title: z.string(),
  brand: z.string(),
  talent: z.string(),
  /** When the deal got the terms that the sheet states. */
  asOf: instant(),
  /** The brand’s own terms that were signed with the offer; absent without any. */
  attachedTerms: brandTerms.optional(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  signed: z.array(signed),
})
export type DealSheet = z.output<typeof sheet>

const sheetResponse = z.object({
  sheet,
  /** SHA-256 of the sheet as JSON, in hex: the PDF and the JSON file show it. */
  hash: z.string(),
})

const files = z.object({
  /** The name of the files, without an ending. */
  name: z.string(),
  /** The sheet with its signature by Marquee, which `scripts/check-evidence.mjs` checks. */
  json: z.string(),
  /** The same for people, in base64; it contains the JSON file. */
  pdf: z.string(),
})

const talentDealSheet = read('/talent/getDealSheet', {
  by: ['talent'],
  input: z.strictObject({ dealId: id() }),
  response: sheetResponse,
  subject: ofDeal,
  summary: 'The terms of a deal in plain sentences, with its changes, and who signed them when.',
})

const talentDealSheetFiles = read('/talent/downloadDealSheet', {
  by: ['talent'],
  input: z.strictObject({ dealId: id() }),
  response: files,
  subject: ofDeal,
  rate: 'costly',
  summary: 'The deal sheet as a PDF and as a signed JSON file.',
})

/** The deal sheet: what both sides signed, as each of them may read it. */
export const dealSheetCalls = {
  brandDealSheet: { ...talentDealSheet, path: '/brand/getDealSheet', by: ['brand'] },
  brandDealSheetFiles: { ...talentDealSheetFiles, path: '/brand/downloadDealSheet', by: ['brand'] },
  talentDealSheet,
  talentDealSheetFiles,
  agentDealSheet: onBehalfOfSubject('/talentagent/getDealSheet', talentDealSheet, 'view'),
  agentDealSheetFiles: onBehalfOfSubject('/talentagent/downloadDealSheet', talentDealSheetFiles, 'view'),
} as const
