// cspell:ignore Oona Tariq Xena initcap hashint hashint8extended indexdef tablename syllables glassblowing
/**
 * Fills a database with generated talents who can be found, for `npm run bench:search`. The same number always makes the
 * same talents. Their texts are generated words with the frequencies of a language: few are common, most are rare.
 */
import type pg from 'pg'

/** Word that six in ten descriptions contain. */
export const COMMON_WORD = 'authentic'
/** Word in the headline of exactly 500 talents, however many there are: equal matches in markets of unequal size. */
export const PLANTED_WORD = 'glassblowing'
const PLANTED = 500

const firstNames =
  'Amara Ben Chloe Dara Elif Finn Grace Hana Idris Jade Kofi Leila Maya Noah Oona Priya Quinn Rosa Sami Tariq Uma Vera Will Xena Yusuf Zoë'.split(
    ' ',
  )
const cities =
  'London Manchester Leeds Bristol Glasgow Cardiff Belfast Brighton Sheffield Liverpool Newcastle Nottingham Bath Oxford York Exeter'.split(
    ' ',
  )
const languages = 'English French Spanish Welsh Polish Punjabi Arabic German Italian Portuguese'.split(' ')
const platforms = ['instagram', 'tiktok', 'youtube', 'facebook', 'twitch', 'x']
const syllables = 'ba ce do fi gu ha jo ke li mo na po ra si tu va we xo yi zu'.split(' ')

/** Generated words of three syllables, the most common first; the 2,000th is in about one of a hundred descriptions. */
export const vocabulary = Array.from({ length: 4_000 }, (_, at) =>
  [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)].map((index) => syllables[index]).join(''),
)
const familyNames = Array.from({ length: 2_000 }, (_, at) => {
  const name = `${syllables[at % 20]}${syllables[Math.floor(at / 20) % 20]}${['ner', 'son', 'ley', 'wood', 'field'][Math.floor(at / 400)]}`
  return name.charAt(0).toUpperCase() + name.slice(1)
})

const fill = `
insert into talents (id, slug, display_name, headline, bio, type_id, subtype_ids, languages, socials, followers, min_fee, city, country,
  is_listed, completed_deals, created_at)
select
  overlay(overlay(md5('talent ' || n) placing '4' from 13) placing '8' from 17)::uuid, 'generated-' || n,
  ($3::text[])[1 + pg_temp.at(n, 1, 26)] || ' ' || ($4::text[])[1 + pg_temp.at(n, 2, 2000)],
  initcap(($5::text[])[1 + pg_temp.rare(n, 3, 4000)]) || ' and ' || ($5::text[])[1 + pg_temp.rare(n, 4, 4000)]
    || case when n <= ${PLANTED} then ' ${PLANTED_WORD}' else '' end,
  '<p>' || (select string_agg(($5::text[])[1 + pg_temp.rare(n, 100 + word, 4000)], ' ') from generate_series(1, (40 + pg_temp.at(n, 5, 30))::int) word)
    || case when pg_temp.at(n, 6, 10) < 6 then ' ${COMMON_WORD}' else '' end || '</p>',
  ($10::uuid[])[niche.no], array[($9::uuid[])[niche.no]],
  array(select distinct unnest(array['English', ($6::text[])[1 + pg_temp.at(n, 7, 10)]])),
  jsonb_build_array(jsonb_build_object('platform', ($7::text[])[1 + pg_temp.at(n, 8, 6)], 'handle', 'generated' || n, 'followers', reach.followers)),
  reach.followers,
  5000 + pg_temp.at(n, 9, 400) * 500,
  ($8::text[])[1 + pg_temp.rare(n, 10, 16)], case when pg_temp.at(n, 11, 10) < 8 then 'GB' else 'IE' end,
  true, greatest(0, pg_temp.at(n, 12, 40) - 25)::int,
  now() - (30 + pg_temp.at(n, 13, 900)) * interval '1 day' - pg_temp.at(n, 14, 86400) * interval '1 second'
from generate_series($1::bigint, $2::bigint) n
cross join lateral (select 1 + pg_temp.at(n, 15, array_length($9::uuid[], 1)) as no) niche
cross join lateral (select (1000 * power(1000, pg_temp.at(n, 16, 10000) / 10000.0))::bigint as followers) reach`

/** Functions of the session: an even number below `many`, and one that is small much more often than large. */
const functions = `
create or replace function pg_temp.at(n bigint, salt bigint, many bigint) returns bigint language sql immutable as
  'select (hashint8extended(n, salt) & 9223372036854775807) % many';
create or replace function pg_temp.rare(n bigint, salt bigint, many bigint) returns bigint language sql immutable as
  'select floor(many * power(((hashint8extended(n, salt) & 9223372036854775807) % 1000000) / 1000000.0, 2.5))::bigint'`

const ROWS_AT_ONCE = 5_000

/**
 * Adds generated talents until there are `rows` of them. The indexes of the search are built afterwards, because adding a
 * row to them costs far more than building them once. The client must be the only one that uses the database.
 */
export async function generateTalents(client: pg.Client, rows: number): Promise<void> {
  const { rows: found } = await client.query<{ count: number }>(
    "select count(*)::int as count from talents where slug like 'generated-%'",
  )
  const begin = (found[0]?.count ?? 0) + 1
  if (begin > rows) return
  await client.query(functions)
  const { rows: niches } = await client.query<{ id: string; type: string }>(
    'select id, type_id as type from talent_subtypes order by name, id',
  )
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'talent_search_entries' and indexname not like '%_pkey'`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let first = begin; first <= rows; first += ROWS_AT_ONCE)
    await client.query(fill, [
      first,
      Math.min(rows, first + ROWS_AT_ONCE - 1),
      firstNames,
      familyNames,
      vocabulary,
      languages,
      platforms,
      cities,
      niches.map(({ id }) => id),
      niches.map(({ type }) => type),
    ])
  // As after the first hour: the generated talents joined up to 930 days ago.
  await client.query(
    "update talent_search_entries set is_recent = false where joined_at < now() - interval '60 days'",
  )
  for (const { made } of indexes) await client.query(made)
  await client.query('vacuum analyze talents')
  await client.query('vacuum analyze talent_search_entries')
}
