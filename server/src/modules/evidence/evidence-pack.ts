import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Dispute } from '@marquee/contract/calls/disputes'
import { disputeTypes } from '@marquee/contract/rules/dispute-types'
import { describeTerms } from '@marquee/contract/terms/describe-terms'
import { leafHash } from '../../platform/events/merkle.ts'
import type { RowProof } from '../../platform/events/prove-row.ts'
import { sentenceOf } from './timeline.ts'

/** A sealed row: its content, or only its hash where the content is not for both sides. */
type PackRow = Omit<RowProof, 'content'> & ({ content: string } | { leaf: string })

/** What a pack is built from. The deal is as its brand reads it, without the shares of talent and agency. */
export interface PackFacts {
  deal: DealDetails
  versions: readonly { no: number; by: string; payerPays: number; at: string }[]
  messages: readonly { no: number; side: string; author: string; text: string; at: string }[]
  disputes: readonly Pick<
    Dispute,
    'type' | 'openedBy' | 'status' | 'createdAt' | 'statements' | 'decisions'
  >[]
  proofs: readonly RowProof[]
  /** Rows that no batch seals yet. */
  notSealed: number
  isCut: boolean
  issuedAt: Date
}

export type EvidencePack = ReturnType<typeof buildPack>

/**
 * Returns the content of a pack. Left out: how an agency and a talent share the money, private notes, and addresses, emails,
 * phone numbers, bank and card details.
 */
export function buildPack({
  deal,
  versions,
  messages,
  disputes,
  proofs,
  notSealed,
  isCut,
  issuedAt,
}: PackFacts) {
  return {
    kind: 'marquee-evidence',
    version: 1,
    issuedAt: issuedAt.toISOString(),
    deal: {
      id: deal.id,
      title: deal.campaign.title,
      brand: deal.brand.companyName,
      talent: deal.talent.displayName,
      status: deal.status,
      agreedAt: deal.createdAt,
      completedAt: deal.completedAt,
      price: { amount: deal.price.payerPays, tax: deal.price.tax, currency: deal.price.currency },
      payment: deal.money?.payment && {
        status: deal.money.payment.label,
        captured: deal.money.payment.captured,
        refunded: deal.money.payment.refunded,
      },
    },
    terms: {
      versionNo: deal.acceptedVersionNo,
      deliverables: deal.terms.deliverables.map(({ platform, format, quantity, brief, draftDue }) => ({
        platform,
        format,
        quantity,
        brief,
        draftDue,
      })),
      rest: describeTerms(deal.terms).map(({ label, text }) => ({ label, text })),
      message: deal.terms.message,
      ...(deal.terms.brandTerms && { attached: deal.terms.brandTerms }),
    },
    offerVersions: versions,
    deliverables: deal.deliverables.map(workOf),
    disputes: disputes.map(disputeOf),
    messages,
    timeline: deal.timeline.flatMap((entry) => {
      const text = sentenceOf(entry, deal)
      return text ? [{ at: entry.at, text }] : []
    }),
    rows: proofs.map(disclosed),
    notSealed,
    isCut,
  }
}

/** What the brand has decided about a submission. */
export const decisionLabels = {
  approved: 'approved',
  changes_requested: 'changes requested',
  replaced: 'replaced by a later one',
} as const

const workOf = ({
  title,
  status,
  dueAt,
  postUrl,
  postedAt,
  submissions,
}: DealDetails['deliverables'][number]) => ({
  title,
  status,
  dueAt,
  postUrl,
  postedAt,
  submissions: submissions.map((one) => ({
    no: one.no,
    at: one.at,
    caption: one.caption,
    note: one.note,
    openedAt: one.openedAt,
    decision: one.decision,
    files: one.files.map(({ name, bytes, mime, sha256 }) => ({ name, bytes, mime, sha256 })),
    comments: one.comments.map(({ text, at }) => ({ text, at })),
  })),
})

const disputeOf = ({
  type,
  openedBy,
  status,
  createdAt,
  statements,
  decisions,
}: PackFacts['disputes'][number]) => ({
  about: type === 'chargeback' ? 'Charge disputed by the bank' : disputeTypes[type].label,
  openedBy,
  status,
  at: createdAt,
  statements: statements.map(({ by, text, at, files }) => ({
    by,
    text,
    at,
    files: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  })),
  decisions: decisions.map(({ reason, text, backBps, isAppeal, at }) => ({
    reason,
    text,
    backBps,
    isAppeal,
    at,
  })),
})

/** Position of the operator and of the reason in the content of a transition. */
const OPERATOR = 9
const REASON = 10

/** Keeps the content of a row, unless an operator acted or someone wrote a reason: then only its hash, which still proves it. */
function disclosed({ content, ...proof }: RowProof): PackRow {
  const fields: unknown[] = JSON.parse(content)
  const isPrivate = fields[OPERATOR] !== null || (fields[REASON] ?? '') !== ''
  return isPrivate
    ? { ...proof, leaf: leafHash(`${proof.source}\n${content}`).toString('hex') }
    : { ...proof, content }
}
