import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** The folder of the installed library. */
export const stripeFolder = findStripe()

/** The script that generates the schemas. */
export const schemaMaker = join(here, 'make-schemas.ts')

/** The generated schemas; never committed. */
export const schemaFile = join(here, 'generated', 'schemas.json')

/**
 * Returns a hash of the sources of the schemas: the library's version and the generator's code. A different
 * stamp means that the schemas are stale.
 */
export function readStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(stripeFolder, 'package.json')))
  for (const name of ['make-schemas.ts', 'describe-type.ts']) hash.update(readFileSync(join(here, name)))
  return hash.digest('hex')
}

/** Returns the library's folder, from its entry file up to the folder of the package name. */
function findStripe(): string {
  const entry = createRequire(import.meta.url).resolve('stripe')
  return dirname(dirname(entry))
}
