import { expect, test } from 'vitest'
import {
  agreedRenewalPrice,
  hasRights,
  isEndingSoon,
  isRenewed,
  isRenewedTooFar,
  reminderBefore,
  renewedTime,
  rightsEndAt,
  rightsReminderAt,
} from './usage-rights.ts'

const completedAt = new Date('2026-03-01T12:00:00Z')

test('a right begins with the completion of the deal and ends after the agreed days', () => {
  expect(rightsEndAt({ days: 30 }, completedAt).toISOString()).toBe('2026-03-31T12:00:00.000Z')
})

test('the reminder comes 14 days before the end, and after half of a shorter time', () => {
  expect(rightsReminderAt({ days: 90 }, completedAt).toISOString()).toBe('2026-05-16T12:00:00.000Z')
  expect(rightsReminderAt({ days: 6 }, completedAt).toISOString()).toBe('2026-03-04T12:00:00.000Z')
})

test('without a channel or a day there is no right', () => {
  expect(hasRights({ channels: ['paid'], days: 1 })).toBe(true)
  expect(hasRights({ channels: [], days: 30 })).toBe(false)
  expect(hasRights({ channels: ['paid'], days: 0 })).toBe(false)
})

test('a right ends soon from the fourteenth day before', () => {
  expect(isEndingSoon('2026-03-15T12:00:00.000Z', completedAt)).toBe(true)
  expect(isEndingSoon('2026-03-15T12:00:01.000Z', completedAt)).toBe(false)
})

test('a renewal adds calendar months to the end of a right, and begins again now where it has ended', () => {
  const endsAt = new Date('2026-08-31T12:00:00Z')
  const lasting = renewedTime(endsAt, 6, completedAt)
  expect(lasting).toEqual({ from: endsAt, until: new Date('2027-02-28T12:00:00Z') })
  const now = new Date('2026-10-05T08:00:00Z')
  expect(renewedTime(endsAt, 1, now)).toEqual({ from: now, until: new Date('2026-11-05T08:00:00Z') })
  expect(reminderBefore(lasting.from, lasting.until)).toEqual(new Date('2027-02-14T12:00:00Z'))
})

test('an agreed price of a renewal holds until 30 days after the end of the right', () => {
  const endsAt = new Date('2026-03-01T12:00:00Z')
  const terms = { renewalPrice: 6_000 }
  expect(agreedRenewalPrice(terms, endsAt, new Date('2026-03-31T12:00:00Z'))).toBe(6_000)
  expect(agreedRenewalPrice(terms, endsAt, new Date('2026-03-31T12:00:01Z'))).toBeNull()
  expect(agreedRenewalPrice({ renewalPrice: null }, endsAt, endsAt)).toBeNull()
})

test('a right lasts for 10 years from now at most', () => {
  expect(isRenewedTooFar(new Date('2036-03-01T12:00:00Z'), completedAt)).toBe(false)
  expect(isRenewedTooFar(new Date('2036-03-01T12:00:01Z'), completedAt)).toBe(true)
})

test('a right is renewed where it ends later than after its days', () => {
  const startsAt = completedAt.toISOString()
  expect(isRenewed({ days: 30 }, startsAt, '2026-03-31T12:00:00.000Z')).toBe(false)
  expect(isRenewed({ days: 30 }, startsAt, '2026-04-30T12:00:00.000Z')).toBe(true)
})
