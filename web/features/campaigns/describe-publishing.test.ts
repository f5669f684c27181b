import type { Publishing } from '@marquee/contract/calls/campaigns'
import { expect, it } from 'vitest'
import {
  describeMissing,
  describePublished,
  describePublishing,
  describeWaiting,
} from './describe-publishing.ts'

const none: NonNullable<Publishing['verification']> = {
  status: 'ready',
  reason: '',
  missing: [],
  isAutomatic: false,
}
const off: Publishing = { verification: null, isReviewed: false }
const byHand: Publishing = { verification: none, isReviewed: false }
const inReview = (awaitsVerification: boolean) => ({ status: 'in_review', awaitsVerification }) as const

it('says before publishing whether the campaign goes live at once', () => {
  expect(describePublishing(off, 'public')).toMatch(
    /goes live as soon as you publish: talents see it at once/,
  )
  expect(describePublishing(off, 'invite')).toMatch(/the talents you invite can apply at once/)
  expect(describePublishing(byHand, 'public')).toMatch(
    /we check your company first, usually within one working day\. Your campaign then goes live by itself/,
  )
  expect(describePublishing({ ...off, isReviewed: true }, 'public')).toMatch(/we read the campaign first/)
  expect(describePublishing({ ...byHand, isReviewed: true }, 'public')).toMatch(
    /check your company first and then read the campaign/,
  )
})

it('says after publishing what really happened', () => {
  expect(describePublished({ status: 'live', awaitsVerification: false })).toBe('Your campaign is live.')
  expect(describePublished(inReview(true))).toMatch(/^Published. We check your company first/)
  expect(describePublished(inReview(false))).toMatch(/^Published. We read your campaign first/)
})

it('names what is missing, and what an operator asks for', () => {
  expect(describeMissing(none)).toBeNull()
  expect(describeMissing({ ...none, missing: ['website', 'card'], isAutomatic: true })).toBe(
    'Still missing in your company details: website, payment card. With all of it your company is verified without waiting.',
  )
  expect(describeMissing({ ...none, status: 'more_needed', reason: 'A letterhead.' })).toBe(
    'To verify your company we still need: A letterhead.',
  )
})

it('a campaign in review says what it waits for', () => {
  expect(describeWaiting({ status: 'live', awaitsVerification: false }, off)).toBeNull()
  expect(describeWaiting(inReview(false), off)).toMatch(/^We’re reviewing this campaign/)
  expect(describeWaiting(inReview(true), byHand)).toMatch(/^We’re checking your company before/)
  expect(describeWaiting(inReview(true), { ...byHand, isReviewed: true })).toMatch(
    /We then read the campaign/,
  )
  expect(
    describeWaiting(inReview(true), { ...off, verification: { ...none, status: 'more_needed' } }),
  ).toMatch(/we need more from you/)
})
