import { expect, it } from 'vitest'
import { postingWarning, submissionWarnings } from './submission-warnings.ts'

const reel = { platform: 'instagram', format: 'reel' } as const
const film = { name: 'cut.mp4', mime: 'video/mp4' }

it('a file of another kind than the format is named', () => {
  expect(
    submissionWarnings({
      spec: reel,
      files: [film, { name: 'still.png', mime: 'image/png' }],
      caption: '#ad',
      isGifted: false,
    }),
  ).toEqual(['The brief asks for a reel, but still.png is not a video.'])
})

it('a caption without an ad label is named, except for files that are not posted', () => {
  const warning = ['The caption has no #ad. Paid posts must be labelled as advertising.']
  expect(
    submissionWarnings({ spec: reel, files: [film], isGifted: false, caption: 'Made with #adventure' }),
  ).toEqual(warning)
  expect(
    submissionWarnings({ spec: reel, files: [film], isGifted: false, caption: 'Morning light. #AD' }),
  ).toEqual([])
  const file = { platform: 'file', format: 'video' } as const
  expect(submissionWarnings({ spec: file, files: [film], isGifted: false, caption: '' })).toEqual([])
})

it('the warning about the ad label calls gifted posts gifted', () => {
  expect(submissionWarnings({ spec: reel, files: [film], isGifted: true, caption: '' })).toEqual([
    'The caption has no #ad. Gifted posts must be labelled as advertising.',
  ])
})

it('a post outside the agreed dates says how early or late it is', () => {
  const dates = { postFrom: '2026-12-05', postUntil: '2026-12-13' }
  expect(postingWarning(dates, '2026-11-17')).toContain('18 days early')
  expect(postingWarning(dates, '2026-12-14')).toContain('1 day late')
  expect(postingWarning(dates, '2026-12-05')).toBeNull()
  expect(postingWarning({ postFrom: null, postUntil: null }, '2026-12-05')).toBeNull()
})
