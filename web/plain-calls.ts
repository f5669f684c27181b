import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../contract/src/calls')
const callSchemasModule = join(import.meta.dirname, 'lib/call-schemas.ts')
const plainSuffix = '?plain'

/** What the browser needs of a call to send it. Its schemas are loaded when a form asks for them. */
const sentFields = ['kind', 'methods', 'path', 'by', 'message', 'mayLag'] as const

/**
 * Gives the browser build plain calls: `@marquee/contract/calls/offers` has the same exports there, but its calls are data
 * without schemas, which `lib/call-schemas.ts` loads on demand. So no page loads the schemas, and the library that makes
 * them, before something is to be validated.
 */
export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source) {
      const name = /^@marquee\/contract\/calls\/([\w-]+)$/.exec(source)?.[1]
      const path = name && join(folder, `${name}.ts`)
      return path && existsSync(path) ? path + plainSuffix : null
    },
    async load(id) {
      if (!id.endsWith(plainSuffix)) return null
      const path = id.slice(0, -plainSuffix.length)
      const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
      return { code: plainModule(path, exported), map: null }
    },
    generateBundle(_options, bundle) {
      const starts = Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk')
        .filter(({ name }) => startOfHome.test(name))
      if (starts.length === 0) this.error('There is no chunk of a home: the names in chunks.ts have changed.')
      for (const { name, imports } of starts)
        if (imports.some(isSchemaLibrary))
          this.error(
            `${name} loads the schemas’ library: a module of the first pages imports one that makes schemas.`,
          )
    },
  }
}

/** The chunks of what every signed-in page and the home of each role load (`chunks.ts`). */
const startOfHome = /^(?:entry\.client|start|start-(?:brand|talent|agent))$/

function isSchemaLibrary(fileName: string): boolean {
  return /(?:^|[\\/])zod-/.test(fileName)
}

/** Returns the code of the module: tables of calls without schemas, and constants. It has neither schemas nor functions. */
function plainModule(path: string, exported: Record<string, unknown>): string {
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    if (isTable(value))
      return `export const ${name} = callsOf(${JSON.stringify(plainTable(value))}, () => import(${JSON.stringify(path)}).then((file) => file.${name}))`
    return isData(value) ? `export const ${name} = ${JSON.stringify(value)}` : []
  })
  return `import { callsOf } from ${JSON.stringify(callSchemasModule)}\n${lines.join('\n')}`
}

type Row = Record<string, unknown>

function plainTable(table: Record<string, Row>): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      Object.fromEntries(sentFields.map((field) => [field, row[field]])),
    ]),
  )
}

function isTable(value: unknown): value is Record<string, Row> {
  return (
    isRecord(value) && Object.values(value).every((row) => isRecord(row) && 'kind' in row && 'path' in row)
  )
}

/** Returns whether the value is the same after it was written as JSON. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData)
  if (isRecord(value)) return Object.values(value).every(isData)
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
