import { eq } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { settings } from './settings.tables.ts'

const findSettings = compiled((on) => on.select({ key: settings.key, value: settings.value }).from(settings))

/** Every stored setting as key and value. */
export async function loadSettings(): Promise<{ key: string; value: unknown }[]> {
  return findSettings({})
}

export async function saveSetting(key: string, value: unknown): Promise<void> {
  await db()
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** Back to the default. */
export async function removeSetting(key: string): Promise<void> {
  await db().delete(settings).where(eq(settings.key, key))
}
