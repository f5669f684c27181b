import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeState } from '../runtime.ts'

const state = runtimeState(() => ({ folder: '' }))

/**
 * Sets the folder for partially received files; it is beside the stored ones, so that storing is a rename.
 */
export function setTemporaryFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  state().folder = path
}

/** Returns a unique temporary path. The caller removes the file. */
export function temporaryPath(): string {
  return join(state().folder, randomUUID())
}
