import { db } from '../../platform/database.ts'
import { settings } from './settings.tables.ts'

/** Every stored setting as key and value. */
export async function loadSettings(): Promise<{ key: string; value: unknown }[]> {
  return db().select({ key: settings.key, value: settings.value }).from(settings)
}
