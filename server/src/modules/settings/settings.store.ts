import { desc, eq, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db, keepReferenceContent, referenceContent } from '../../platform/database/database.ts'
import { settingChanges, settings } from './settings.tables.ts'

export type SettingChange = typeof settingChanges.$inferSelect

/** The name under which a request keeps the settings that were read with its session. */
const name = 'settings'

/**
 * All stored settings as one JSON text, read together with the session: equal texts are equal settings.
 */
export const settingsContent = sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}')::text from settings)`

const findContent = compiled((on) => on.select({ content: settingsContent }).from(sql`(select 1) as one`))

/**
 * Loads all stored settings by key, as one JSON text: the one that was read with the session of this request,
 * or read now.
 */
export async function loadSettings(): Promise<string> {
  const kept = referenceContent(name)
  if (kept !== undefined) return kept
  const rows = await findContent({})
  return rows[0]?.content ?? '{}'
}

/** Returns whether this setting differs from its default. */
export async function hasSetting(key: string): Promise<boolean> {
  const rows = await db().select({ key: settings.key }).from(settings).where(eq(settings.key, key))
  return rows.length > 0
}

/** Keeps the settings that were read with the session for the rest of the request. */
export function keepSettings(content: string): void {
  keepReferenceContent(name, content)
}

/** Saves a setting; the rest of this request reads the new value. */
export async function saveSetting(key: string, value: unknown): Promise<void> {
  keepReferenceContent(name, null)
  await queueWrite(
    db().insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } }),
  )
}

/** Deletes a setting, so that its default applies. */
export async function deleteSetting(key: string): Promise<void> {
  keepReferenceContent(name, null)
  await queueWrite(db().delete(settings).where(eq(settings.key, key)))
}

export async function createSettingChange(values: SettingChange): Promise<void> {
  await queueWrite(db().insert(settingChanges).values(values))
}

/** Locks and returns a change of a setting. */
export async function lockSettingChange(id: string): Promise<SettingChange | undefined> {
  const [row] = await db().select().from(settingChanges).where(eq(settingChanges.id, id)).for('update')
  return row
}

export async function updateSettingChange(id: string, status: SettingChange['status']): Promise<void> {
  await queueWrite(db().update(settingChanges).set({ status }).where(eq(settingChanges.id, id)))
}

/** Lists the last 200 changes of settings, newest first. */
export async function listSettingChanges(): Promise<SettingChange[]> {
  return db()
    .select()
    .from(settingChanges)
    .orderBy(desc(settingChanges.createdAt), desc(settingChanges.id))
    .limit(200)
}
