// cspell:ignore regconfig
import { type SQL, sql } from 'drizzle-orm'
import { isAlike } from '../../platform/database/similar-words.ts'
import type { Word } from './search-conditions.store.ts'
import { talents } from './talents.tables.ts'

/** A fact of a profile that a word of a search matched. */
export interface MatchedFact {
  kind:
    | 'name'
    | 'headline'
    | 'type'
    | 'niche'
    | 'niche_word'
    | 'city'
    | 'network'
    | 'handle'
    | 'language'
    | 'brand'
    | 'package'
    | 'work'
    | 'bio'
  /** The fact as the profile has it; empty for the description, and “Beauty (makeup)” for another word of a niche. */
  value: string
  word: string
}

/** The facts of a profile in words, each with the language in which a document holds it (`talent-search.rules.sql`). */
const facts = sql`
  select 'name' as kind, ${talents.displayName} as value, fold_text(${talents.displayName}) as folded, 'simple'::regconfig as config
  union all select kind, value, fold_text(value), 'english' from (
    select 'headline' as kind, ${talents.headline} as value
    union all select 'type', kind.name from talent_types kind where kind.id = ${talents.typeId}
    union all select 'niche', kind.name from talent_subtypes kind where kind.id = any(${talents.subtypeIds})) main_part
  union all select 'niche_word', name || ' (' || other || ')', fold_text(other), 'english'
    from talent_subtypes, unnest(regexp_split_to_array(search_words, '\\s+')) other where id = any(${talents.subtypeIds}) and other <> ''
  union all select 'package', title, fold_text(words_of_package(title, format)), 'english'
    from talent_packages where talent_id = ${talents.id}
  union all select 'work', caption, fold_text(caption), 'english' from captions_of_talent(${talents.id})
  union all select 'bio', '', fold_text(regexp_replace(${talents.bio}, '<[^>]*>', ' ', 'g')), 'english'
  union all select kind, value, separate_words(value), 'simple' from (
    select 'city' as kind, ${talents.city} as value
    union all select 'network', social ->> 'platform' from jsonb_array_elements(${talents.socials}) social
    union all select 'handle', social ->> 'handle' from jsonb_array_elements(${talents.socials}) social
    union all select 'language', language from unnest(${talents.languages}) language
    union all select 'brand', brand from unnest(${talents.pastBrands}) brand) label`

/**
 * The facts that the words matched, by the rule by which the search found the talent, so that each is a true reason; none
 * for a search without words. A similar search compares the description, packages and works as they are. `words` are those of
 * `asked`, all together.
 */
export function matchedFacts(
  words: readonly string[] | undefined,
  asked: readonly Word[],
): SQL<MatchedFact[]> {
  if (words === undefined) return sql<MatchedFact[]>`'[]'::json`
  const patterns = sql.join(
    asked.map(({ misspelling }) => sql`${misspelling?.nearly ?? null}::text`),
    sql`, `,
  )
  const isExact = sql`fact.document @@ asked.query`
  const isMatch = asked.some(({ misspelling }) => misspelling)
    ? sql`(${isExact} or ${isAlike(sql`fact.folded`, { word: sql`asked.word`, nearly: sql`asked.nearly` })} and asked.nearly is not null
        and fact.kind not in ('package', 'work', 'bio'))`
    : isExact
  // Both are materialised, so that each fact is read once and not again for each word.
  return sql<MatchedFact[]>`(
    with fact as materialized (
      select kind, value, folded, to_tsvector(config, folded) as document from (${facts}) own),
    asked as materialized (
      select word, nearly, plainto_tsquery('english', word)
          || to_tsquery('simple', case when length(word) < 3 then word else word || ':*' end) as query
        from unnest(${sql.param(words)}::text[], array[${patterns}]) asked (word, nearly))
    select coalesce(json_agg(json_build_object('kind', kind, 'value', value, 'word', word)), '[]')
      from fact join asked on ${isMatch})`
}
