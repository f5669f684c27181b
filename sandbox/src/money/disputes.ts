import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route, Strike } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { Dispute, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import { failRequest } from '../stripe-error.ts'
import { writeMovement } from './write-movement.ts'

const open = new Set(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])

/**
 * Closes a dispute: won returns the disputed money (not the fee), lost does not. Fails for disputes that are
 * over.
 */
export function decideDispute(book: SandboxStore, id: string, isWon: boolean): Dispute {
  const before = book.get('dispute', id)
  if (!open.has(before.status)) failRequest(undefined, `Dispute ${id} is over: ${before.status}.`)
  book.undue('dispute_lapses', id)
  book.undue('dispute_decided', id)
  const decided: Dispute = { ...before, status: isWon ? 'won' : 'lost' }
  if (isWon) {
    const movement = writeMovement(book, {
      amount: before.amount,
      currency: before.currency,
      source: before.id,
      type: 'adjustment',
      category: 'dispute_reversal',
      description: `Chargeback reversal for ${before.charge}`,
    })
    decided.balance_transactions = [...before.balance_transactions, movement]
  }
  book.save(decided)
  if (isWon) book.emit('charge.dispute.funds_reinstated', decided)
  book.emit('charge.dispute.closed', decided)
  return decided
}

interface UpdateParams {
  evidence?: Record<string, unknown>
  metadata?: Metadata | ''
  submit?: boolean
}

/**
 * Stores evidence, and submits it once unless `submit` is false. The texts `winning_evidence` and
 * `losing_evidence` decide the dispute an hour later.
 */
function update(book: SandboxStore, params: UpdateParams, { path }: Context): Dispute {
  const before = book.get('dispute', path.id ?? '')
  const evidence = { ...before.evidence, ...params.evidence }
  if (params.evidence && !open.has(before.status))
    failRequest(undefined, 'This dispute is closed: its evidence can no longer be changed.')
  if (params.evidence && before.evidence_details.submission_count > 0)
    failRequest(undefined, 'Evidence was submitted for this dispute already.')
  const isSubmitted = params.submit !== false && params.evidence !== undefined
  const after: Dispute = {
    ...before,
    evidence,
    evidence_details: {
      ...before.evidence_details,
      has_evidence: Object.values(evidence).some((value) => typeof value === 'string' && value !== ''),
      submission_count: isSubmitted ? 1 : before.evidence_details.submission_count,
      submission_method: isSubmitted ? 'manual' : before.evidence_details.submission_method,
    },
    metadata: mergeMetadata(before.metadata, params.metadata),
    status: isSubmitted ? 'under_review' : before.status,
  }
  book.save(after)
  if (isSubmitted) {
    book.undue('dispute_lapses', before.id)
    if (['winning_evidence', 'losing_evidence'].includes(String(evidence.uncategorized_text)))
      book.due('dispute_decided', book.now() + 3600, before.id)
  }
  book.emit('charge.dispute.updated', after, { status: before.status })
  return after
}

interface ListParams extends PageParams {
  charge?: string
  payment_intent?: string
}

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    act: (book, params: ListParams) => {
      const { charge, payment_intent } = params
      return book.list('dispute', '/v1/disputes', { charge, payment_intent }, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    act: (book, _params, { path }) => book.get('dispute', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/disputes/:id', act: update },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    act: (book, _params, { path }) => decideDispute(book, path.id ?? '', false),
  },
]

export const disputeStrikes: Record<string, Strike> = {
  /** Without a response in time the dispute is lost. */
  dispute_lapses: (book, { key }) => {
    if (book.find('dispute', key)?.status === 'needs_response') decideDispute(book, key, false)
  },
  dispute_decided: (book, { key }) => {
    const dispute = book.find('dispute', key)
    if (dispute?.status === 'under_review')
      decideDispute(book, key, dispute.evidence.uncategorized_text === 'winning_evidence')
  },
}
