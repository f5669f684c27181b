import { and, desc, eq } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { db, openTransaction } from '../../platform/database.ts'
import { after, readCursor } from '../../platform/pages.ts'
import { accounts } from '../identity/identity.tables.ts'
import { agencies, deeds } from './roster.tables.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

const addOne = compiled((on, values: typeof deeds.$inferInsert) => on.insert(deeds).values(values))

/** Writes down what was done in a talent's name. */
export async function addDeed(values: typeof deeds.$inferInsert): Promise<void> {
  await addOne({ subjectNoun: null, subjectId: null, at: openTransaction('addDeed()').now, ...values })
}

/** What was done in a talent's name, newest first; one more than asked. */
export async function listDeeds(talentId: string, { cursor, limit }: Page) {
  return db()
    .select({ deed: deeds, agency: agencies.name, person: accounts.name })
    .from(deeds)
    .innerJoin(agencies, eq(agencies.id, deeds.agencyId))
    .innerJoin(accounts, eq(accounts.id, deeds.accountId))
    .where(
      and(eq(deeds.talentId, talentId), cursor ? after([deeds.at, deeds.id], readCursor(cursor)) : undefined),
    )
    .orderBy(desc(deeds.at), desc(deeds.id))
    .limit(limit + 1)
}
