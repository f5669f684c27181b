import type { UserRow } from '@marquee/contract/calls/operators'
import { Status } from '#ui/Status.tsx'
import { statusLabels } from './account-labels.ts'

const tones = { active: 'good', suspended: 'bad', erased: 'quiet' } as const

/** The status of an account. */
export function AccountState({ status, isAgencySuspended }: Pick<UserRow, 'status' | 'isAgencySuspended'>) {
  if (status === 'active' && isAgencySuspended) return <Status tone="bad">Agency suspended</Status>
  return <Status tone={tones[status]}>{statusLabels[status]}</Status>
}
