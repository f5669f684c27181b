import { expect, it } from 'vitest'
import { describePayDay } from './pay-day.ts'

const post = { platform: 'instagram' } as const
const file = { platform: 'file' } as const

it.each([
  ['a post', [post], 72, '3 days after all work is approved and posted'],
  ['files only', [file, file], 72, '3 days after all work is approved'],
  ['a post and a file', [file, post], 24, '1 day after all work is approved and posted'],
  ['a wait that is no whole day', [file], 36, '36 hours after all work is approved'],
  ['no wait', [post], 0, 'as soon as all work is approved and posted'],
])('the payout date of %s is described from its deliverables and the market', (_what, work, hours, text) => {
  expect(describePayDay(work, hours)).toBe(text)
})
