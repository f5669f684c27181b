import { type Subject, subjects } from './subjects.ts'

/** A talent of the fixed data set, with what is true of them apart from the words of the profile. */
export interface JudgedTalent {
  no: number
  name: string
  /** What the work is about; the profile names it as niche or headline. */
  main: readonly Subject[]
  /** Subjects that the description mentions in passing. */
  passing: readonly Subject[]
  type: string
  city: string
  country: string
  languages: readonly string[]
  platforms: readonly (typeof platforms)[number][]
  followers: number
  /** Minor units. */
  minFee: number
  completedDeals: number
  /** Days since the talent joined. */
  joinedDays: number
}

const firstNames =
  'Amélie Bola Cormac Dilys Esme Farah Gwen Héctor Imogen João Kiran Lucía Mehmet Niamh Orla Petra Rhys Søren Tomasz Ursula Vanessa Wren Yasmin Zoë'.split(
    ' ',
  )
const familyNames =
  'Abbott Bergström Castellano Dąbrowski Ellery Fernández Gallagher Hartmann Iyer Jankovic Kowalczyk Llewellyn Müller Nakamura Oyelaran Pemberton Quigley Rahman Sørensen Thackeray Underhill Villanueva Whitcombe Zielińska'.split(
    ' ',
  )
const cities = 'London Manchester Leeds Bristol Glasgow Cardiff Belfast Brighton Sheffield Norwich'.split(' ')
const languages = 'French Spanish Welsh Polish Punjabi Arabic German Italian'.split(' ')
const platforms = ['instagram', 'tiktok', 'youtube'] as const
const otherTypes = 'UGC creator,Photographer,Podcaster,Writer,Streamer'.split(',')

/** Returns the element of a list that belongs to a number, the same each time. */
const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('An empty list.')
  return found
}

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536)
  }
}

function judgedTalent(no: number): JudgedTalent {
  const next = numbers(no + 7)
  const first = pick(subjects, no)
  const second = pick(subjects, next())
  const main = next() % 3 === 0 && second !== first && !second.niche ? [first, second] : [first]
  const passing = [pick(subjects, next()), pick(subjects, next())].filter(
    (subject, at, all) => !main.includes(subject) && all.indexOf(subject) === at,
  )
  return {
    no,
    // 24 and 24 names: 576 pairs, of which 480 are used once each.
    name: `${pick(firstNames, no)} ${pick(familyNames, no * 5 + Math.floor(no / 24))}`,
    main,
    passing,
    type: first.niche ? 'Influencer' : pick(otherTypes, next()),
    city: pick(cities, next()),
    country: next() % 8 === 0 ? 'IE' : 'GB',
    languages: ['English', ...(next() % 2 === 0 ? [pick(languages, next())] : [])],
    platforms: platforms.filter((_, at) => at === no % 3 || next() % 4 === 0),
    followers: 1_000 + (next() % 400) * 1_000,
    minFee: 5_000 + (next() % 100) * 1_000,
    completedDeals: next() % 3 === 0 ? next() % 12 : 0,
    joinedDays: next() % 16 === 0 ? next() % 55 : 60 + (next() % 700),
  }
}

/** The talents of the fixed data set. */
export const judgedTalents: readonly JudgedTalent[] = Array.from({ length: 480 }, (_, no) => judgedTalent(no))
