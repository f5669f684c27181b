import type { Craft } from './crafts.ts'

/**
 * What differs from the craft of a talent’s position, by the talent’s name. Four share their niche with another public page and show
 * pictures of their own; two have a niche that no craft has.
 */
export const ownCrafts: Readonly<Record<string, Partial<Craft>>> = {
  'Freya Lind': {
    covers: ['creamJar'],
    works: [
      ['tonerPads', 'One bottle of toner and five cotton pads', 'Glow Botanics'],
      ['brushing', 'A wooden brush, and no spray', ''],
      ['lipBalm', 'Lip balm, with a mitten for scale', '', 'film'],
      ['creamJar', 'This much cream for my whole face', 'Glow Botanics'],
    ],
  },
  'Kofi Mensah': {
    covers: ['doormat'],
    works: [
      ['aidStation', 'Behind the line: water, oranges, bananas', 'Stride Club'],
      ['milestone', 'The thirteen-mile stone, and my bottle', '', 'film'],
      ['foamRoller', 'Ten minutes on the roller, under the window', ''],
      ['doormat', 'Eighteen miles of mud, left on the mat', 'Run Further'],
    ],
  },
  'Isla Reid': {
    covers: ['pancakes'],
    works: [
      ['choppingBoard', 'Two carrots left to slice', 'Plant Kitchen'],
      ['noodles', 'Noodles in broth, with one egg', '', 'film'],
      ['shoppingBasket', 'Leeks, lemons and a loaf, back at the door', 'Orchard Bakery'],
      ['pancakes', 'Six pancakes and a jug of syrup', ''],
    ],
  },
  'Mateo Silva': {
    covers: ['platform'],
    works: [
      ['ferry', 'The first ferry, still tied to the quay', '', 'film'],
      ['stoneBridge', 'One arch, and a path that crosses it', ''],
      ['signpost', 'Three ways to go, and a lighthouse beyond', 'Harbour Stays'],
      ['platform', 'The waiting room is lit, the train is not here yet', 'Harbour Rail'],
    ],
  },
  'Ruby Walker': {
    type: 'Influencer',
    niche: 'Fashion',
    alsoOn: ['pinterest'],
    headlines: ['Five good pieces and a sewing kit'],
    audience: { womenBps: 7900, ages: ['18-24', '25-34'] },
    packages: [
      ['One outfit in one reel', 'instagram', 'reel', 1, 1, 9, 2, 60],
      ['A week in one coat, seven short films', 'tiktok', 'short', 7, 2.4, 14, 2, 90],
    ],
    covers: ['clothesRail'],
    works: [
      ['bootPolish', 'Old boots, after brush and polish', ''],
      ['mending', 'A hole in a sleeve, darned so that you see it', 'Winter Layers'],
      ['jumpers', 'Five jumpers, folded on one chair', 'Winter Layers', 'film'],
      ['clothesRail', 'Five pieces, from the palest to the darkest', ''],
    ],
  },
  'Sami Haddad': {
    type: 'Podcaster',
    niche: 'Interview',
    alsoOn: ['podcast', 'youtube'],
    headlines: ['Long interviews with people who make things'],
    audience: { womenBps: 4800, ages: ['25-34', '35-44'] },
    packages: [
      ['Thirty seconds, read by me', 'podcast', 'mention', 1, 1, 6, 1, 30],
      ['Interview episode at your workshop', 'podcast', 'audio', 1, 2.6, 13, 2, 180],
    ],
    covers: ['twoMicrophones'],
    works: [
      ['recorder', 'My podcast recorder, twelve minutes in', '', 'film'],
      ['episodeCards', 'Six guests, four episodes finished', ''],
      ['hookedHeadphones', 'The headphones I edit with, on their peg', 'Lumen Audio'],
      ['twoMicrophones', 'Two microphones, two mugs, one guest', 'North Quay Coffee'],
    ],
  },
}
