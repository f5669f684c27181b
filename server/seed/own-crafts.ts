import type { Craft } from './crafts.ts'

/** What differs from the usual craft of their position, for the talents with a public page who share a niche with another one or have a new one. */
export const ownCrafts: Readonly<Record<string, Partial<Craft>>> = {
  'Kofi Mensah': {
    covers: ['doormat'],
    works: [
      ['aidStation', 'Behind the line: water, oranges, bananas', 'Stride Club'],
      ['milestone', 'The thirteen-mile stone, and my bottle', ''],
      ['foamRoller', 'Ten minutes on the roller, under the window', ''],
      ['doormat', 'Eighteen miles of mud, left on the mat', 'Run Further'],
    ],
  },
  'Sami Haddad': {
    type: 'Podcaster',
    niche: 'Interview',
    alsoOn: ['podcast', 'youtube'],
    headlines: ['Long interviews with people who make things'],
    bio: 'I record long conversations with people who make things, at the bench where they make them. I read every advert myself.',
    audience: { womenBps: 4800, ages: ['25-34', '35-44'] },
    packages: [
      ['Thirty seconds, read by me', 'podcast', 'mention', 1, 1, 6, 1, 30],
      ['Interview episode at your workshop', 'podcast', 'audio', 1, 2.6, 13, 2, 180],
      ['Short film cut from an interview', 'youtube', 'video', 1, 1.9, 10, 2, 90],
    ],
    covers: ['twoMicrophones'],
    works: [
      ['recorder', 'My podcast recorder, twelve minutes in', ''],
      ['episodeCards', 'Six guests, four episodes finished', ''],
      ['hookedHeadphones', 'The headphones I edit with, on their peg', 'Lumen Audio'],
      ['twoMicrophones', 'Two microphones, two mugs, one guest', 'North Quay Coffee'],
    ],
  },
}
