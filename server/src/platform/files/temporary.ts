import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

let folder = ''

/** Names the folder for half-received files; it lies beside the stored ones, so that storing is a rename. */
export function setTemporaryFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  folder = path
}

/** A path nobody else uses. Whoever asks for it removes the file. */
export function temporaryPath(): string {
  return join(folder, randomUUID())
}
