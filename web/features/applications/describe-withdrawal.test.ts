import { expect, it } from 'vitest'
import { describeOwnWithdrawal, describeWithdrawals, isOnlyAgain } from './describe-withdrawal.ts'

const at = '2026-11-24T09:00:00.000Z'
const line = (displayName: string, withdrawnAt: string | null) => ({
  talent: { displayName },
  application: { id: 'a', status: 'withdrawn' as const, invitationNote: '', withdrawnAt },
  blockedBy: null,
})
const fresh = { talent: { displayName: 'Ben' }, application: null, blockedBy: null }

it('a talent reads when they withdrew', () => {
  expect(describeOwnWithdrawal(at)).toBe('You withdrew your application on 24 Nov, 2026.')
})

it('an agent reads whose application was withdrawn, and when', () => {
  expect(describeWithdrawals([line('Ana', at), line('Cleo', null), fresh])).toEqual([
    'The application for Ana was withdrawn on 24 Nov, 2026.',
  ])
})

it('an agent applies again only where nobody else is left to apply for', () => {
  expect(isOnlyAgain([line('Ana', at)])).toBe(true)
  expect(isOnlyAgain([line('Ana', at), { ...fresh, blockedBy: 'not_in_mandate' }])).toBe(true)
  expect(isOnlyAgain([line('Ana', at), fresh])).toBe(false)
  expect(isOnlyAgain([])).toBe(false)
})
