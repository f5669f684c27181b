import type { SubjectTitle } from '../mandates/mandates.ports.ts'
import { titlesOf } from './subject-titles.store.ts'

/** Returns the titles of objects of several nouns by their ids; unknown ones are missing. */
export async function loadSubjectTitles(
  subjects: readonly SubjectTitle[],
): Promise<ReadonlyMap<string, string>> {
  const byNoun = Map.groupBy(subjects, ({ noun }) => noun)
  const found = await Promise.all(
    [...byNoun].map(([noun, group]) => titlesOf[noun]?.([...new Set(group.map(({ id }) => id))]) ?? []),
  )
  return new Map(found.flat().map(({ id, title }) => [id, title]))
}
