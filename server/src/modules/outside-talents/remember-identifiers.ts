import type { NoFeeEndReason } from '@marquee/contract/rules/outside-talents'
import { normaliseHandle } from '@marquee/contract/rules/verification'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { keyedHash } from '../identity/secrets.ts'
import { loadPayee } from '../payouts/payouts.store.ts'
import { type Identifier, lockPairOfKnown, saveIdentifiers } from './known-identifiers.store.ts'
import { type BroughtPairRow, updateInvitation } from './outside-talents.store.ts'

/** Queues the early end of the months without a fee of a locked pair, and tells both sides why. */
export async function endPeriod(pair: BroughtPairRow, reason: NoFeeEndReason, now: Date): Promise<void> {
  const { id: invitationId, brandId, talentId } = pair
  await updateInvitation(invitationId, { endedAt: now, endReason: reason })
  await emit('outside_talent.no_fee_ended', { invitationId, brandId, talentId, reason })
}

/** The social accounts of talents. */
export interface Handles {
  talentId: string
  socials: readonly { platform: string; handle: string }[]
}

/**
 * Remembers the social accounts of talents. The months without a fee of a talent end when someone else has or had one that
 * is new to them.
 */
export async function rememberHandles(talents: readonly Handles[]): Promise<void> {
  const identifiers = talents.flatMap(({ talentId: ownerId, socials }) =>
    [...new Set(socials.map(({ platform, handle }) => `${platform}:${normaliseHandle(handle)}`))].map(
      (text) => ({ kind: 'handle', hash: keyedHash(`handle ${text}`), ownerId }) as const,
    ),
  )
  await remember(identifiers, 'handle_known')
}

/** Remembers the bank account of a payee, and ends the months without a fee as `rememberHandles` does. */
export async function rememberBank(payeeId: string): Promise<void> {
  const payee = await loadPayee(payeeId)
  if (!payee?.bankFingerprint) return
  const hash = keyedHash(`bank ${payee.bankFingerprint}`)
  await remember([{ kind: 'bank', hash, ownerId: payeeId }], 'bank_known')
}

async function remember(identifiers: readonly Identifier[], reason: NoFeeEndReason): Promise<void> {
  const { now } = openTransaction('remember()')
  const added = await saveIdentifiers(identifiers)
  for (const [ownerId, rows] of Map.groupBy(added, (row) => row.ownerId)) {
    const [first] = rows
    if (!first) continue
    const hashes = rows.map(({ hash }) => hash)
    const pair = await lockPairOfKnown({ kind: first.kind, ownerId }, hashes, now)
    if (pair) await endPeriod(pair, reason, now)
  }
}
