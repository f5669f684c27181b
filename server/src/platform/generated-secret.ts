import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text that is made at the first start and kept in this folder, readable by us alone; the same at every later start. */
export function loadOrCreateSecret(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(path, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
