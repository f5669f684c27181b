import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file of the project, as the rules read it. */
export interface Source {
  path: string
  text: string
  /** The text without comments. */
  code: string
  imports: readonly string[]
}

export type Rule = (source: Source) => string[]

const projectFiles = /^(?:contract|server|web|sandbox|checks|e2e|bench)\/.*\.tsx?$/

/** Returns every TypeScript file of the project, tracked by git or not yet added. */
export function readSources(): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
  return listed
    .split('\n')
    .filter((path) => projectFiles.test(path))
    .flatMap(readSource)
}

/** Returns whether a file holds tests or code that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|\/invariants\//.test(path)
}

function readSource(path: string): Source[] {
  const text = readIfPresent(path)
  if (text === undefined) return []
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
  const specifiers = [...code.matchAll(/(?:\bfrom\s|\bimport[\s(])\s*'([^']+)'/g)].map(
    (found) => found[1] ?? '',
  )
  return [
    {
      path,
      text,
      code,
      imports: specifiers.map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name)),
    },
  ]
}

/** Returns undefined for a file that git lists but that was deleted. */
function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
