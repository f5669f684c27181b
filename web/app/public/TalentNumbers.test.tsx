// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TalentNumbers } from './TalentNumbers.tsx'

afterEach(cleanup)

const account = { source: 'stated', measuredOn: '2026-11-02' } as const
const profile = {
  socials: [
    { ...account, platform: 'instagram', handle: 'maya.okafor', followers: 174_572, engagementBps: 570 },
    { ...account, platform: 'podcast', handle: '@maya', followers: 900, engagementBps: null },
  ],
  audience: { ukBps: 6_400, womenBps: null, age: '25-34' as const },
  statedOn: '2026-11-02',
  completedDeals: 0,
}

it('each account is a row with its followers and its engagement', () => {
  render(<TalentNumbers profile={profile} />)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Account', 'Followers', 'Engagement'],
    ['@maya.okafor Instagram', '174,572', '5.7%'],
    ['@maya Podcast', '900', 'not stated'],
  ])
})

it('a share of the audience has its value as text and as a bar, and the age group has no bar', () => {
  render(<TalentNumbers profile={profile} />)
  const share = within(screen.getByText('UK audience').parentElement ?? document.body)
  expect(share.getByText('64%')).toBeTruthy()
  expect([...document.querySelectorAll('dd rect')].map((bar) => bar.getAttribute('width'))).toEqual(['6400'])
})
