import type { Motif } from './scene.ts'

/** A talent of the demo. All of them are fictional. */
export interface DemoTalent {
  displayName: string
  type: string
  niche: string
  city: string
  headline: string
  motif: Motif
}

const given = [
  'Maya',
  'Leo',
  'Ana',
  'Tom',
  'Priya',
  'Jonas',
  'Ella',
  'Idris',
  'Nia',
  'Callum',
  'Zara',
  'Owen',
  'Freya',
  'Kofi',
  'Isla',
  'Mateo',
  'Ruby',
  'Sami',
  'Grace',
  'Ravi',
]
const family = [
  'Okafor',
  'Hartmann',
  'Ruiz',
  'Bailey',
  'Nair',
  'Weber',
  'Moreau',
  'Khan',
  'Evans',
  'Fraser',
  'Ali',
  'Hughes',
  'Lind',
  'Mensah',
  'Reid',
  'Silva',
  'Walker',
  'Haddad',
  'Osei',
  'Patel',
]
const cities = [
  'London',
  'Leeds',
  'Bristol',
  'Glasgow',
  'Cardiff',
  'York',
  'Brighton',
  'Manchester',
  'Belfast',
  'Newcastle',
  'Norwich',
  'Edinburgh',
]

const crafts: [type: string, niche: string, motif: Motif, headline: string][] = [
  ['Influencer', 'Beauty', 'bottle', 'Skin care for tired faces, tested for weeks'],
  ['Athlete', 'Running', 'track', 'Night runs, bad weather, good shoes'],
  ['Influencer', 'Food', 'plate', 'Plants for dinner, thirty minutes at most'],
  ['Influencer', 'Travel', 'hills', 'Slow trains and long walks'],
  ['UGC creator', 'Product demo', 'bottle', 'Quiet product films that sell'],
  ['Videographer', 'Short form', 'city', 'Thirty seconds, one idea'],
  ['Photographer', 'Food photography', 'plate', 'Daylight and real crumbs'],
  ['Influencer', 'Home', 'leaves', 'Small flats, many plants'],
  ['Actor or presenter', 'Voice', 'waves', 'A calm voice for long films'],
  ['Influencer', 'Parenting', 'leaves', 'Three children, no filter'],
  ['Streamer', 'Games', 'waves', 'Cosy games on Sunday evenings'],
  ['Influencer', 'Tech', 'city', 'Reviews after a month, not an hour'],
]

/** Sixty talents; the first one is the demo sign-in. */
export const demoTalents: DemoTalent[] = Array.from({ length: 60 }, (_, index) => {
  const [type, niche, motif, headline] = crafts[index % crafts.length] ?? [
    'Influencer',
    'Beauty',
    'bottle',
    '',
  ]
  const first = given[index % given.length] ?? 'Maya'
  const last = family[(index + Math.floor(index / given.length) * 7) % family.length] ?? 'Okafor'
  return {
    displayName: `${first} ${last}`,
    type,
    niche,
    motif,
    headline,
    city: cities[(index * 5) % cities.length] ?? 'London',
  }
})
