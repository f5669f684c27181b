import { eq, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db, keepReferenceContent, referenceContent } from '../../platform/database/database.ts'
import { settings } from './settings.tables.ts'

/** Under this name a request keeps the settings that were read with its session. */
const name = 'settings'

/** All stored settings as one JSON text: the same text is the same settings. Read together with the session. */
export const settingsContent = sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}')::text from settings)`

const findContent = compiled((on) => on.select({ content: settingsContent }).from(sql`(select 1) as one`))

/** Every stored setting by key, as one JSON text: the one that was read with the session of this request, or read now. */
export async function loadSettings(): Promise<string> {
  const known = referenceContent(name)
  if (known !== undefined) return known
  const rows = await findContent({})
  return rows[0]?.content ?? '{}'
}

/** Whether this setting differs from its default. */
export async function hasSetting(key: string): Promise<boolean> {
  const rows = await db().select({ key: settings.key }).from(settings).where(eq(settings.key, key))
  return rows.length > 0
}

/** Keeps what was read with the session for the rest of the request. */
export function keepSettings(content: string): void {
  keepReferenceContent(name, content)
}

export async function saveSetting(key: string, value: unknown): Promise<void> {
  keepReferenceContent(name, null)
  await queueWrite(
    db().insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } }),
  )
}

/** Back to the default. */
export async function removeSetting(key: string): Promise<void> {
  keepReferenceContent(name, null)
  await queueWrite(db().delete(settings).where(eq(settings.key, key)))
}
