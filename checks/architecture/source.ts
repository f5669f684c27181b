import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file of ours as the rules read it. */
export interface Source {
  path: string
  text: string
  /** The text without comments: what a rule about code may look at. */
  code: string
  imports: readonly string[]
}

export type Rule = (source: Source) => string[]

const ours = /^(?:contract|server|web|sandbox|checks|stories|bench)\/.*\.tsx?$/

/** Every TypeScript file of ours, kept by git or not yet added. */
export function readSources(): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
  return listed
    .split('\n')
    .filter((path) => ours.test(path))
    .flatMap(readSource)
}

/** Whether a file holds tests or what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|\/proofs\//.test(path)
}

function readSource(path: string): Source[] {
  const text = readOrNothing(path)
  if (text === undefined) return []
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
  const named = [...code.matchAll(/(?:\bfrom\s|\bimport[\s(])\s*'([^']+)'/g)].map((found) => found[1] ?? '')
  return [
    {
      path,
      text,
      code,
      imports: named.map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name)),
    },
  ]
}

/** A file may be deleted in the tree and still be listed. */
function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
