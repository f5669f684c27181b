import { emit } from '../../platform/events/events.ts'
import { today } from '../../platform/time/day.ts'
import { saveMeasuredFollowers } from '../talents/talents.store.ts'
import {
  deleteFactOfHandle,
  factOfHandle,
  type HandleRow,
  saveFacts,
  updateHandle,
} from './verification.store.ts'

interface Confirmation {
  /** Where the fact comes from, in words. */
  source: string
  /** The operator who looked; null where a service did. */
  by: string | null
  now: Date
  /** How many followers the account has; undefined where nobody looked. */
  followers: number | undefined
}

/** What a talent reads whose verified social account another talent has verified since. */
const TAKEN_OVER = 'Another talent has verified this account since then. If it is yours, verify it again.'

/**
 * Verifies a locked social account. The code in the bio shows who controls it now, so it is no longer verified for any other
 * talent; they are told. `rows` are the locked rows of everyone with this account. Followers that were seen or read replace those that the
 * talent stated. Returns what is changed in the row.
 */
export async function confirmHandle(
  row: HandleRow,
  rows: readonly HandleRow[],
  { source, by, now, followers }: Confirmation,
): Promise<Partial<HandleRow>> {
  const { id, talentId, platform, handle } = row
  for (const other of rows.filter((one) => one.id !== id && one.status === 'verified')) {
    await updateHandle(other.id, { status: 'declined', reason: TAKEN_OVER, updatedAt: now })
    await deleteFactOfHandle(other)
    await emit('talent.handle_declined', { talentId: other.talentId })
  }
  const changes = {
    status: 'verified',
    reason: '',
    submittedAt: row.submittedAt,
    decidedAt: now,
    decidedBy: by,
    updatedAt: now,
  } as const
  await updateHandle(id, changes)
  await saveFacts({ talentId }, [
    { kind: 'handle', value: factOfHandle(platform, handle), source, checkedOn: today(now) },
  ])
  if (followers !== undefined)
    await saveMeasuredFollowers(
      talentId,
      { platform, handle },
      { followers, source: by ? 'verified' : 'connected', on: today(now) },
    )
  await emit('talent.verified', { talentId, what: 'handle' })
  return changes
}
