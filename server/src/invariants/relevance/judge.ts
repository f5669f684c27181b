import type { JudgedQuery } from './judged-queries.ts'
import type { JudgedTalent } from './judged-talents.ts'

/**
 * Returns how well a talent answers a query, from 0 to 3: 3 for the person who is meant or for work about the subject, 1 for a
 * subject that is mentioned in passing, 0 where a place, language, network, type or filter is not true of the talent.
 */
export function grade(query: JudgedQuery, talent: JudgedTalent): number {
  const { city, language, platform, type, filters = {} } = query
  const isAsked =
    (city === undefined || talent.city === city) &&
    (language === undefined || talent.languages.includes(language)) &&
    hasPlatform(talent, platform) &&
    (type === undefined || talent.type === type) &&
    (filters.country === undefined || talent.country === filters.country) &&
    (filters.city === undefined || talent.city === filters.city) &&
    hasPlatform(talent, filters.platform) &&
    (filters.priceTo === undefined || talent.minFee <= filters.priceTo) &&
    (filters.followersFrom === undefined || talent.followers >= filters.followersFrom)
  return isAsked ? Math.min(gradeOfName(query, talent), gradeOfSubjects(query, talent)) : 0
}

const hasPlatform = ({ platforms }: JudgedTalent, asked: string | undefined): boolean =>
  asked === undefined || platforms.some((platform) => platform === asked)

function gradeOfName({ name, family, first }: JudgedQuery, talent: JudgedTalent): number {
  const [ownFirst, ownFamily] = talent.name.split(' ')
  const isMeant =
    (name === undefined || talent.name === name) &&
    (family === undefined || ownFamily === family) &&
    (first === undefined || ownFirst === first)
  return isMeant ? 3 : 0
}

function gradeOfSubjects({ about = [] }: JudgedQuery, { main, passing }: JudgedTalent): number {
  const grades = about.map((name) => {
    if (main.some((subject) => subject.name === name)) return 3
    return passing.some((subject) => subject.name === name) ? 1 : 0
  })
  return Math.min(3, ...grades)
}

/**
 * Returns the normalised discounted cumulative gain of the first ten: 1 when nothing could be ordered better. `grades` are
 * those of the results in their order, `all` those of every talent.
 */
export function ndcgAt10(grades: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((one, other) => other - one))
  return best === 0 ? 1 : gain(grades) / best
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, each, at) => sum + (2 ** each - 1) / Math.log2(at + 2), 0)
}
