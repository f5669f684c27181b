import type { JudgedQuery } from './judged-queries.ts'
import type { JudgedTalent } from './judged-talents.ts'

/** What a reason is judged by: the query, whether it found similar words only, and the talent as the data set has them. */
interface Shown {
  query: JudgedQuery
  isSimilar: boolean
  talent: JudgedTalent
  /** The other words of each niche, by its name, as operators read them in the list of niches. */
  nicheWords: ReadonlyMap<string, string>
}

const networkNames: Record<string, string> = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }
const countryNames: Record<string, string> = { GB: 'United Kingdom', IE: 'Ireland' }
const pounds = (minor: number): string => `£${(minor / 100).toLocaleString('en-GB')}`
const listOf = (text: string): string[] => text.split(/, | and /)

/** The text of the headline and of the description, as `relevance.test.ts` stores them. */
export const headlineOf = ({ main }: JudgedTalent): string => main.map(({ headline }) => headline).join('. ')
export const bioOf = ({ main, passing }: JudgedTalent): string =>
  [...main.map((subject) => subject.main), ...passing.map((subject) => subject.passing)].join(' ')

/** The kinds of reasons: how each reads, and whether it is true of the talent and was asked for. */
const kinds: readonly [RegExp, (shown: Shown, text: string, more: string) => boolean][] = [
  [/^Name: (.+)$/, (shown, name) => name === shown.talent.name && isAsked(shown, name)],
  [/^Headline: “(.+)”$/, (shown, text) => text === headlineOf(shown.talent) && isAsked(shown, text)],
  [
    /^Niche: (.+)$/,
    (shown, niches) =>
      listOf(niches).every((stated) => {
        const [, niche = '', word] = /^(.+?)(?: \(found by “(.+)”\))?$/.exec(stated) ?? []
        const isOwn = shown.talent.main.some((own) => own.niche === niche)
        const isItsWord = word === undefined || shown.nicheWords.get(niche)?.split(' ').includes(word)
        return isOwn && isItsWord === true && isAsked(shown, word ?? niche)
      }),
  ],
  [/^Talent type: (.+)$/, (shown, type) => type === shown.talent.type && isAsked(shown, type)],
  [
    /^Based in (.+)$/,
    (shown, city) =>
      city === shown.talent.city && (city === shown.query.filters?.city || isAsked(shown, city)),
  ],
  [
    /^Country: (.+)$/,
    ({ query, talent }, name) =>
      name === countryNames[talent.country] && query.filters?.country === talent.country,
  ],
  [
    /^Speaks (.+)$/,
    (shown, spoken) =>
      listOf(spoken).every(
        (language) => shown.talent.languages.includes(language) && isAsked(shown, language),
      ),
  ],
  [
    /^1,000 followers on (.+)$/,
    (shown, network) =>
      shown.talent.platforms.some(
        (own) =>
          networkNames[own] === network && (own === shown.query.filters?.platform || isAsked(shown, network)),
      ),
  ],
  [
    /^Account: (.+) on (.+)$/,
    (shown, handle, network) =>
      handle === `judged${shown.talent.no}` &&
      shown.talent.platforms.some((own) => networkNames[own] === network) &&
      isAsked(shown, handle),
  ],
  [
    /^Description mentions (.+)$/,
    (shown, words) =>
      [...words.matchAll(/“([^”]+)”/g)].every(
        ([, word = '']) =>
          wordsOf(shown.query.q).includes(word) &&
          wordsOf(bioOf(shown.talent)).some((own) => isForm(word, own)),
      ),
  ],
  [
    /^From (£[\d,.]+), within (£[\d,.]+)$/,
    ({ query, talent }, fee, most) =>
      fee === pounds(talent.minFee) &&
      most === pounds(query.filters?.priceTo ?? 0) &&
      talent.minFee <= (query.filters?.priceTo ?? 0),
  ],
  [
    /^([\d,]+) followers in all$/,
    ({ query, talent }, followers) =>
      followers === talent.followers.toLocaleString('en-GB') &&
      talent.followers >= (query.filters?.followersFrom ?? Number.POSITIVE_INFINITY),
  ],
  [/^Similar words in the profile$/, ({ isSimilar }) => isSimilar],
  [
    /^New on Marquee, in a place kept for newcomers$/,
    // Days are counted to the beginning of the day.
    ({ talent }) => talent.joinedDays <= 60 && talent.completedDeals < 3,
  ],
]

/** Returns whether a reason is true of a talent and answers the query. Knows nothing of the code that writes reasons. */
export function isTrueReason(reason: string, shown: Shown): boolean {
  return kinds.some(([pattern, isTrue]) => {
    const [, text = '', more = ''] = pattern.exec(reason) ?? []
    return pattern.test(reason) && isTrue(shown, text, more)
  })
}

/** Returns whether a word of the query asks for a word of the text: begins it or is a form of it, or is near it in a similar search. */
function isAsked({ query, isSimilar }: Shown, text: string): boolean {
  const own = wordsOf(text)
  return wordsOf(query.q).some((word) =>
    own.some(
      (each) => isForm(word, each) || (isSimilar && distance(word, each.slice(0, word.length + 1)) <= 3),
    ),
  )
}

/** Returns lower-case words without accents. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns whether a word begins another one, or both are the same but for an English ending. */
function isForm(word: string, own: string): boolean {
  return own.startsWith(word) || withoutEnding(word) === withoutEnding(own)
}

function withoutEnding(word: string): string {
  return word.replace(/(?<=..)(ings?|ies|ed|es|ers?|s|e|y)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

/** Returns how many letters must be added, left out or exchanged to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [no, each] of [...other].entries())
      next.push(
        Math.min((next[no] ?? 0) + 1, (row[no + 1] ?? 0) + 1, (row[no] ?? 0) + (letter === each ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
