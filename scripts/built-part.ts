import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A part of the product that is built from its sources before it runs. */
export interface BuiltPart {
  name: string
  /** Folders and files; the part is built again when one of them has changed. */
  sources: readonly string[]
  /** Written last, so that an interrupted build is repeated. */
  stamp: string
  build(): Promise<void>
}

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** Builds a part and stamps it with the hash of its sources. */
export async function build({ sources, stamp, build: make }: BuiltPart): Promise<void> {
  const hash = hashOfSources(sources)
  await make()
  writeFileSync(stamp, hash)
}

/** Returns whether a part was never built or its sources have changed since. */
export function isStale({ sources, stamp }: BuiltPart): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfSources(sources)
}

/** Returns one hash over the names and contents of all files, except build output, dependencies and tests. */
function hashOfSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(source))
      hash.update(relative(source, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(join(path, name)))
}
