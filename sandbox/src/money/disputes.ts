import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route, TimerHandler } from '../route.ts'
import type { Dispute, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { writeMovement } from './write-movement.ts'

const open = new Set(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])

/**
 * Closes a dispute: won returns the disputed money (not the fee), lost does not. Fails for disputes that are
 * over.
 */
export function decideDispute(store: SandboxStore, id: string, isWon: boolean): Dispute {
  const before = store.get('dispute', id)
  if (!open.has(before.status)) failRequest(undefined, `Dispute ${id} is over: ${before.status}.`)
  store.undue('dispute_lapses', id)
  store.undue('dispute_decided', id)
  const decided: Dispute = { ...before, status: isWon ? 'won' : 'lost' }
  if (isWon) {
    const movement = writeMovement(store, {
      amount: before.amount,
      currency: before.currency,
      source: before.id,
      type: 'adjustment',
      category: 'dispute_reversal',
      description: `Chargeback reversal for ${before.charge}`,
    })
    decided.balance_transactions = [...before.balance_transactions, movement]
  }
  store.save(decided)
  if (isWon) store.emit('charge.dispute.funds_reinstated', decided)
  store.emit('charge.dispute.closed', decided)
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
function update(store: SandboxStore, params: UpdateParams, { path }: Context): Dispute {
  const before = store.get('dispute', path.id ?? '')
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
  store.save(after)
  if (isSubmitted) {
    store.undue('dispute_lapses', before.id)
    if (['winning_evidence', 'losing_evidence'].includes(String(evidence.uncategorized_text)))
      store.due('dispute_decided', store.now() + 3600, before.id)
  }
  store.emit('charge.dispute.updated', after, { status: before.status })
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
    handler: (store, params: ListParams) => {
      const { charge, payment_intent } = params
      return store.list('dispute', '/v1/disputes', { charge, payment_intent }, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    handler: (store, _params, { path }) => store.get('dispute', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/disputes/:id', handler: update },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    handler: (store, _params, { path }) => decideDispute(store, path.id ?? '', false),
  },
]

export const disputeTimers: Record<string, TimerHandler> = {
  /** Without a response in time the dispute is lost. */
  dispute_lapses: (store, { key }) => {
    if (store.find('dispute', key)?.status === 'needs_response') decideDispute(store, key, false)
  },
  dispute_decided: (store, { key }) => {
    const dispute = store.find('dispute', key)
    if (dispute?.status === 'under_review')
      decideDispute(store, key, dispute.evidence.uncategorized_text === 'winning_evidence')
  },
}
