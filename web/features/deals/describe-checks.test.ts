import { expect, it } from 'vitest'
import { describeChecks } from './PostCheckView.tsx'

const post = {
  postedAt: '2026-12-01T10:00:00Z',
  onlineUntil: '2026-12-31T10:00:00Z',
  lastCheck: null,
  nextCheckAt: '2026-12-08T10:00:00Z',
}

it('a check is announced, and once it is due, said to be so', () => {
  const on = (day: string) => describeChecks(post, new Date(`2026-12-${day}T12:00:00Z`))
  expect(on('07')).toBe('To stay online until 31 Dec, 2026, as agreed. Next check: 08 Dec, 2026.')
  expect(on('09')).toBe('To stay online until 31 Dec, 2026, as agreed. Check due since 08 Dec, 2026.')
})

it('no check is announced where none is left', () => {
  expect(describeChecks({ ...post, nextCheckAt: null }, new Date('2027-02-01T12:00:00Z'))).toBe(
    'To stay online until 31 Dec, 2026, as agreed.',
  )
})
