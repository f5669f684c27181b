import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { id, instant } from '../rules/text.ts'
import { brandTermsName } from '../terms/brand-terms.ts'

/** The most terms that a brand can attach to new offers at a time. */
export const MAX_BRAND_TERMS = 10

const termsFile = {
  id: id(),
  name: z.string(),
  /** Of the PDF, in hex. */
  sha256: z.string(),
  bytes: z.int(),
  /** The PDF, as an attachment; the address expires. */
  url: z.string(),
}

const ownTerms = z.object({
  ...termsFile,
  addedAt: instant(),
  /** An offer attaches them, so the file is kept when they are removed. */
  isAttached: z.boolean(),
})
export type OwnBrandTerms = z.output<typeof ownTerms>

const list = z.object({ items: z.array(ownTerms) })

const uploadErrors = [
  'invalid_file_type',
  'pdf_too_large',
  'file_unsafe',
  'upload_limit_reached',
  'storage_full',
] as const
const ownTermsId = { noun: 'brand terms', field: 'termsId' } as const

/** A brand’s own terms, which it can attach to offers. */
export const brandTermsCalls = {
  brandTerms: read('/brand/getOwnTerms', {
    by: ['brand'],
    input: emptyInput(),
    response: list,
    summary: 'The brand’s own terms that it can attach to new offers, newest first.',
  }),
  addBrandTerms: write('/brand/addOwnTerms', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ name: withoutContactDetails(brandTermsName()) }),
    response: list,
    files: { file: 'pdf' },
    errors: uploadErrors,
    rate: 'costly',
    message: 'Terms added.',
    summary: `Adds a PDF of at most 5 MB; at most ${MAX_BRAND_TERMS}.`,
  }),
  replaceBrandTerms: write('/brand/replaceOwnTerms', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ termsId: id(), name: withoutContactDetails(brandTermsName()) }),
    response: list,
    files: { file: 'pdf' },
    errors: uploadErrors,
    rate: 'costly',
    subject: ownTermsId,
    message: 'New version added. New offers use it.',
    summary: 'Adds a PDF with an id of its own in place of another one. Offers that attach that one keep it.',
  }),
  removeBrandTerms: write('/brand/removeOwnTerms', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ termsId: id() }),
    response: list,
    subject: ownTermsId,
    message: 'Terms removed. Offers that attach them keep them.',
    summary:
      'Removes terms from the list, so that no new offer attaches them. The file of those that an offer attaches is kept for it.',
  }),
} as const

const talentAttachedTerms = read('/talent/getAttachedTerms', {
  by: ['talent'],
  input: z.strictObject({ offerId: id(), termsId: id() }),
  response: z.object(termsFile),
  subject: { noun: 'offer', field: 'offerId' },
  rate: 'light',
  summary: 'The file of the terms that a version of an offer attaches.',
})

/** The terms that an offer attaches, as each side may download them. */
export const attachedTermsCalls = {
  brandAttachedTerms: { ...talentAttachedTerms, path: '/brand/getAttachedTerms', by: ['brand'] },
  talentAttachedTerms,
  agentAttachedTerms: onBehalfOfSubject('/talentagent/getAttachedTerms', talentAttachedTerms, 'view'),
} as const
