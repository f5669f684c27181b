import { MAX_CHOICES_BY_TEXT } from '@marquee/contract/calls/search'
import { foldText } from '@marquee/contract/rules/fold-text'
import { type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { mayFind } from './search-conditions.store.ts'
import {
  talentSearchEntries as entries,
  talentSearchLanguages as languages,
  talents,
} from './talents.tables.ts'

/** Where the folded values of a filter are, each with the talents who have it, and how a talent spells it. */
const sources = {
  city: {
    value: sql`${entries.city}`,
    from: sql`${entries}`,
    spelling: sql`${talents.city}`,
  },
  language: {
    value: sql`${languages.language}`,
    from: sql`${languages} join ${entries} on ${entries.talentId} = ${languages.talentId}`,
    spelling: sql`(select min(spelling) from unnest(${talents.languages}) spelling where fold_text(spelling) = found.value)`,
  },
} as const satisfies Record<string, Record<'value' | 'from' | 'spelling', SQL>>
export type FilterByText = keyof typeof sources

/**
 * Returns the cities or languages that begin with some letters, in alphabetical order, as one of the talents spells each; none for a text
 * that folds to nothing. Only talents whom the brand can find count: the search entries hold no others, except those whom a block hides.
 * The index is read once for each choice, at the first talent who has it, and not for each talent.
 */
export async function listChoicesByText(
  filter: FilterByText,
  text: string,
  brandId: string,
): Promise<string[]> {
  const { value, from, spelling } = sources[filter]
  const letters = foldText(text)
  if (letters === '') return []
  const nextAfter = (beginning: SQL) =>
    sql`(select ${value} as value, ${entries.talentId} as talent_id from ${from}
      where ${beginning} and ${value} ~<~ (${letters} || chr(1114111)) and ${mayFind(brandId)}
      order by ${value} using ~<~ limit 1)`
  const { rows } = await db().execute<{ label: string }>(sql`
    with recursive found (value, talent_id, position) as (
      select first.*, 1 from ${nextAfter(sql`${value} ~>=~ ${letters}`)} first
      union all
      select following.*, found.position + 1 from found cross join lateral ${nextAfter(sql`${value} ~>~ found.value`)} following
        where found.position < ${sql.raw(String(MAX_CHOICES_BY_TEXT))})
    select ${spelling} as label from found join ${talents} on ${talents.id} = found.talent_id order by found.position`)
  return rows.map(({ label }) => label)
}
