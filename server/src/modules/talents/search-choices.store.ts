import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import { followerBands, priceBands, searchSteps } from '@marquee/contract/rules/search-steps'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { priceColumnOf } from './prices.store.ts'
import {
  conditionsOf,
  filters,
  matches,
  type Search,
  type Wanted,
  wordsOf,
} from './search-conditions.store.ts'
import { talentSearchEntries as entries, talents } from './talents.tables.ts'

/** Returns numbers as an array of a statement. */
const numbers = (values: readonly number[]): SQL => sql.raw(`'{${values.join(',')}}'::integer[]`)

/** Counts the talents of each band; `value` is null or less than the first band for those in none. */
const bands = (value: SQL, starts: readonly number[]) => (found: SQL) =>
  sql`select (${numbers(starts)})[band]::text, '', count(*)
    from (select width_bucket(${value}, ${numbers(starts)}) as band from ${found}) banded where band > 0 group by band`

/**
 * The filters with counted choices. Each has the fields of a search that it sets, and its choices among found talents, whose common table
 * expression is named. Another talent type ends the choice of a niche.
 */
const counted = [
  {
    kind: 'type',
    fields: ['typeId', 'subtypeId'],
    choices: (found: SQL) =>
      sql`select t.id::text as value, t.name as label, count(*) as count from ${found} join talent_types t on t.id = ${found}.type_id group by t.id`,
  },
  {
    kind: 'subtype',
    fields: ['subtypeId'],
    choices: (found: SQL) =>
      sql`select s.id::text, s.name, count(*) from ${found} join talent_subtypes s on s.id = any(${found}.subtype_ids) group by s.id`,
  },
  {
    kind: 'platform',
    fields: ['platform'],
    choices: (found: SQL) =>
      sql`select name, name, count(*) from ${found}
      cross join lateral (select distinct social ->> 'platform' as name from jsonb_array_elements(${found}.socials) social) network
      group by name`,
  },
  {
    kind: 'country',
    fields: ['country'],
    choices: (found: SQL) =>
      sql`select country, country, count(*) from ${found} where country <> '' group by country`,
  },
  {
    kind: 'city',
    fields: ['city'],
    choices: (found: SQL) =>
      sql`select min(city), min(city), count(*) from ${found} where city <> '' group by fold_text(city)`,
  },
  {
    kind: 'language',
    fields: ['language'],
    choices: (found: SQL) =>
      sql`select min(language), min(language), count(*) from ${found} cross join unnest(${found}.languages) language
      group by fold_text(language)`,
  },
  {
    kind: 'stars',
    fields: ['starsFrom'],
    choices: (found: SQL) =>
      sql`select step::text, '', count(*) from ${found} join unnest(${numbers(searchSteps.stars)}) step on rating >= 10 * step group by step`,
  },
  {
    kind: 'reply',
    fields: ['answersWithin'],
    choices: (found: SQL) =>
      sql`select step::text, '', count(*) from ${found} join unnest(${numbers(searchSteps.replyHours)}) step on reply_hours <= step group by step`,
  },
  {
    kind: 'engagement',
    fields: ['engagementFrom'],
    choices: (found: SQL) =>
      sql`select step::text, '', count(*) from ${found} join unnest(${numbers(searchSteps.engagementBps)}) step on engagement_bps >= step group by step`,
  },
  {
    kind: 'verified',
    fields: ['only'],
    choices: (found: SQL) =>
      sql`select 'verified', '', count(*) from ${found} where is_verified having count(*) > 0`,
  },
  {
    kind: 'gifted',
    fields: ['takes'],
    choices: (found: SQL) =>
      sql`select 'gifted', '', count(*) from ${found} where takes_gifted having count(*) > 0`,
  },
  {
    kind: 'followers',
    fields: ['followersFrom', 'followersTo'],
    choices: bands(sql`followers`, followerBands),
  },
  {
    kind: 'price',
    fields: ['priceFrom', 'priceTo'],
    choices: bands(sql`nullif(price, ${sql.raw(String(MAX_INT32))})`, priceBands),
  },
] as const satisfies readonly {
  kind: string
  fields: readonly (keyof Wanted)[]
  choices: (found: SQL) => SQL
}[]
export type ChoiceKind = (typeof counted)[number]['kind']

interface ChoiceRow extends Record<string, unknown> {
  kind: 'total' | ChoiceKind
  value: string
  label: string
  count: number
  /** How many talents are counted for this filter, one more than 1,000 at most. */
  of: number
}

/** Returns the talents that a search finds, at most 1,001, with what is counted. */
const foundBy = ({ wanted, words, comparison, readerId }: Search): SQL => {
  const found = db()
    .select({
      type_id: talents.typeId,
      subtype_ids: talents.subtypeIds,
      socials: talents.socials,
      languages: talents.languages,
      country: talents.country,
      city: talents.city,
      followers: entries.followers,
      price: sql`${priceColumnOf[wanted.currency ?? DEFAULT_CURRENCY]}`.as('price'),
      rating: entries.rating,
      reply_hours: entries.replyHours,
      engagement_bps: entries.engagementBps,
      is_verified: entries.isVerified,
      takes_gifted: entries.takesGifted,
    })
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .where(and(matches(wordsOf(words, comparison), comparison), filters(conditionsOf(wanted), readerId)))
    .limit(MAX_COUNTED + 1)
  return found.getSQL()
}

/**
 * Counts what a search finds, and how many talents each choice of a filter would leave, most first. A filter that is set is
 * left out for its own choices, so that another one can be chosen. Each count ends at 1,001 talents; the choices of more are
 * those of any 1,001 of them.
 */
export async function countChoices(search: Search): Promise<ChoiceRow[]> {
  const set = counted.filter(({ fields }) => fields.some((field) => search.wanted[field]))
  const nameOf = (kind: ChoiceKind) =>
    sql.raw(set.some((filter) => filter.kind === kind) ? `found_for_${kind}` : 'found')
  const lists = set.map(({ kind, fields }) => {
    const others = { ...search.wanted }
    for (const field of fields) delete others[field]
    return sql`${nameOf(kind)} as materialized (${foundBy({ ...search, wanted: others })})`
  })
  const counts = counted.map(
    ({
      kind,
      choices,
    }) => sql`select ${kind}::text as kind, value, label, count, (select count(*) from ${nameOf(kind)}) as of
      from (${choices(nameOf(kind))}) choice (value, label, count)`,
  )
  const { rows } = await db().execute<ChoiceRow>(sql`
    with found as materialized (${foundBy(search)}), ${sql.join(lists.map((list) => sql`${list}, `))}
    counted as (
      select 'total' as kind, '' as value, '' as label, count(*) as count, count(*) as of from found
      union all ${sql.join(counts, sql` union all `)})
    select kind, value, label, count::int as count, of::int as of from counted order by kind, counted.count desc, label`)
  return rows
}
