import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** Where the installed library lies. */
export const stripeFolder = findStripe()

/** The program that makes the schemas. */
export const schemaMaker = join(here, 'make-schemas.ts')

/** The schemas' file; never committed. */
export const schemaFile = join(here, 'generated', 'schemas.json')

/** What the schemas depend on: the library's version and the program's own text. Another stamp means they have to be made again. */
export function readStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(stripeFolder, 'package.json')))
  for (const name of ['make-schemas.ts', 'describe-type.ts']) hash.update(readFileSync(join(here, name)))
  return hash.digest('hex')
}

/** The library's folder, from its entry upwards to the name of the package. */
function findStripe(): string {
  const entry = createRequire(import.meta.url).resolve('stripe')
  return dirname(dirname(entry))
}
