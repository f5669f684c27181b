import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a text that is created at the first start and stored in this folder, readable only by the server's
 * user.
 */
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
