import type { Format, Platform } from '@marquee/contract/calls/terms'
import type { CampaignStatus } from '@marquee/contract/lifecycles/campaign'

/** One of the demo's campaigns and where its story has come to. */
export interface DemoCampaign {
  brand: string
  title: string
  summary: string
  /** Pounds, VAT included; none: gifted. */
  fee: number | null
  work: [Platform, Format, number][]
  state: CampaignStatus
  /** Days since it was published. */
  age: number
  places: number
  /** How many talents applied. */
  applicants: number
}

const c = (
  brand: string,
  title: string,
  state: CampaignStatus,
  fee: number | null,
  work: [Platform, Format, number][],
  [age, places, applicants]: [number, number, number],
  summary: string,
): DemoCampaign => ({ brand, title, state, fee, work, age, places, applicants, summary })

export const demoCampaigns: DemoCampaign[] = [
  c(
    'glow',
    'Autumn Skin Edit',
    'live',
    1200,
    [
      ['instagram', 'reel', 1],
      ['instagram', 'story', 2],
    ],
    [18, 6, 12],
    'Show one week with our night serum, without filters. The product is in the first three seconds.',
  ),
  c(
    'run',
    'Night Track',
    'live',
    900,
    [['tiktok', 'video', 1]],
    [14, 4, 9],
    'Run somewhere dark with our reflective shoe. We want breath, gravel and one honest sentence.',
  ),
  c(
    'kitchen',
    'Weeknight Plants',
    'live',
    650,
    [['instagram', 'carousel', 1]],
    [12, 8, 10],
    'Cook one of our five boxes and show the plate, not the packaging.',
  ),
  c(
    'layers',
    'First Frost',
    'live',
    1500,
    [
      ['youtube', 'video', 1],
      ['instagram', 'story', 3],
    ],
    [10, 3, 8],
    'A day outside below five degrees, in three layers. Say what kept you warm and what did not.',
  ),
  c(
    'harbour',
    'Off Season',
    'live',
    1100,
    [['instagram', 'reel', 2]],
    [9, 3, 7],
    'Two nights by the sea in January. We love rain on windows.',
  ),
  c(
    'lumen',
    'One Screwdriver',
    'live',
    2400,
    [['youtube', 'video', 1]],
    [8, 2, 6],
    'Open the headphones on camera, change the battery, close them again.',
  ),
  c(
    'little',
    'Three Children Test',
    'live',
    480,
    [['file', 'photo_set', 1]],
    [7, 10, 6],
    'Ten pictures of our train set after a week with real children.',
  ),
  c(
    'fern',
    'Keep It Alive',
    'live',
    700,
    [['pinterest', 'post', 3]],
    [7, 5, 6],
    'Your oldest plant and how it lasted. Our pot may appear.',
  ),
  c(
    'ledger',
    'Books on Sunday',
    'live',
    1800,
    [['linkedin', 'article', 1]],
    [6, 2, 4],
    'How you really do your accounts. We want the shoebox.',
  ),
  c(
    'brew',
    'Posted on Wednesday',
    'live',
    null,
    [['instagram', 'story', 2]],
    [6, 20, 7],
    'Coffee for two months in exchange for two stories about your morning.',
  ),
  c(
    'paws',
    'Dogs with Opinions',
    'live',
    550,
    [['tiktok', 'short', 1]],
    [5, 6, 5],
    'Let the dog decide between two bowls. Keep the first take.',
  ),
  c(
    'pixel',
    'The Very Slow Game',
    'live',
    1300,
    [['twitch', 'stream', 1]],
    [4, 4, 5],
    'One evening, one river, no enemies. Stream it from start to end.',
  ),
  c(
    'glow',
    'Bare Morning',
    'closed',
    800,
    [['tiktok', 'short', 1]],
    [34, 4, 9],
    'Your first ten minutes of the day, before anything is done.',
  ),
  c('run', 'Coast to Coast', 'closed', 2200, [['youtube', 'video', 1]], [40, 2, 6], 'Three days across the country on foot, filmed small.'),
  c('kitchen', 'Lunch for One', 'closed', 420, [['file', 'photo_set', 1]], [30, 5, 6], 'Five pictures of a lunch you would not share.'),
  c('glow', 'Spring Serum', 'completed', 950, [['instagram', 'reel', 1]], [58, 3, 7], 'The serum that started it, in daylight.'),
  c('harbour', 'Storm Watching', 'completed', 1250, [['file', 'photo_set', 1]], [56, 2, 5], 'Weather, from inside.'),
  c('layers', 'Commute Coat', 'completed', 780, [['instagram', 'post', 1]], [54, 2, 5], 'The same coat on five mornings.'),
  c('lumen', 'Quiet Carriage', 'paused', 990, [['tiktok', 'video', 1]], [16, 3, 5], 'Headphones on a train. No speaking.'),
  c('fern', 'Moving Day', 'paused', 620, [['instagram', 'reel', 1]], [15, 3, 4], 'Carry a large plant up four floors.'),
  c('glow', 'Winter Hands', 'draft', 700, [['instagram', 'reel', 1]], [2, 4, 0], 'Hands that work outside.'),
  c('brew', 'Filter or Not', 'draft', 500, [['youtube', 'short', 1]], [1, 3, 0], 'Two cups, one opinion.'),
  c('ledger', 'Tax Day', 'in_review', 1600, [['linkedin', 'post', 1]], [1, 2, 0], 'The thirty-first of January, hour by hour.'),
  c('little', 'Birthday Box', 'cancelled', 450, [['instagram', 'story', 2]], [25, 4, 4], 'A party in one box. Cancelled with the box.'),
  c('paws', 'Puppy Diary', 'cancelled', 600, [['tiktok', 'video', 1]], [28, 3, 3], 'Eight weeks with a puppy.'),
  c('pixel', 'Speed Run, Slowly', 'live', 850, [['youtube', 'video', 1]], [3, 3, 4], 'Finish the game as slowly as you can.'),
]
