import { expect, it } from 'vitest'
import { describeProgress, stepsOf } from './set-up.ts'

const steps = [
  { key: 'account', isDone: true },
  { key: 'company', isDone: false },
  { key: 'invitation', isDone: false },
] as const
const draft = { id: 'd', title: 'Winter hands' }

it('each step leads to the field it is about', () => {
  expect(stepsOf('brand', { steps: [...steps], draft: null, inReview: null }).map(({ to }) => to)).toEqual([
    '/dashboard/find-talent',
    '/dashboard/profile?focus=about&step=company',
    '/dashboard/find-talent',
  ])
  expect(
    stepsOf('talent', { steps: [{ key: 'bio', isDone: false }], draft: null, inReview: null }),
  ).toMatchObject([{ to: '/dashboard/talent/profile?focus=headline&step=bio', title: 'Say what you make' }])
})

it('a draft campaign names the step that publishes it', () => {
  expect(stepsOf('brand', { steps: [...steps], draft, inReview: null }).at(-1)).toMatchObject({
    title: 'Publish “Winter hands”',
    to: '/dashboard/campaigns/d/edit?step=check',
  })
})

it('a campaign that is checked says so instead of asking to publish it', () => {
  expect(stepsOf('brand', { steps: [...steps], draft: null, inReview: draft }).at(-1)).toMatchObject({
    title: '“Winter hands” is being checked',
    action: 'View campaign',
    to: '/dashboard/campaigns/d',
  })
})

it('the minutes that are left count undone steps only', () => {
  const all = stepsOf('brand', { steps: [...steps], draft: null, inReview: null })
  expect(describeProgress(all)).toBe('1 of 3 done · about 5 min left')
  expect(describeProgress(all.map((step) => ({ ...step, isDone: true })))).toBe('3 of 3 done')
  const later = stepsOf('talent', { steps: [{ key: 'bank', isDone: false }], draft: null, inReview: null })
  expect(describeProgress(later), 'a step that can wait').toBe('0 of 1 done')
})
