import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The classes of docs/data-classes.md, the most sensitive first. */
const classes = ['secret', 'personal', 'business', 'sealed', 'public', 'internal', 'technical'] as const
type DataClass = (typeof classes)[number]

const begin = '<!-- columns: printed by npm run docs -->\n'
const end = '<!-- end of columns -->'
/** The newest picture of the tables that drizzle-kit has made. */
const snapshotPath = 'server/migrations/meta/0001_snapshot.json'
const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.object({ name: z.string() })) }),
  ),
})
/** The names of columns that a function of `platform/database/columns.ts` makes. */
const namesOfHelpers: Readonly<Record<string, string>> = {
  id: 'id',
  status: 'status',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

/** Returns every column of the tables that has no class, as `table.column`. */
export function findColumnsWithoutClass(): string[] {
  return classedTables().flatMap(({ table, unknown }) => unknown.map((column) => `${table}.${column}`))
}

/** Returns docs/data-classes.md with the class of every column. */
export function withColumnClasses(page: string): string {
  const start = page.indexOf(begin) + begin.length
  const stop = page.indexOf(end)
  if (start < begin.length || stop < start)
    throw new Error('docs/data-classes.md has no part for the columns')
  const head = ['secret', 'personal', 'business', 'sealed', 'public', 'internal and technical']
  const rows = classedTables().map(({ table, byClass }) => {
    const of = (...wanted: DataClass[]) =>
      wanted
        .flatMap((one) => byClass.get(one) ?? [])
        .sort()
        .join(', ')
    const cells = [
      of('secret'),
      of('personal'),
      of('business'),
      of('sealed'),
      of('public'),
      of('internal', 'technical'),
    ]
    return `| ${table} | ${cells.join(' | ')} |`
  })
  const lines = ['', `| Table | ${head.join(' | ')} |`, `| --- |${' --- |'.repeat(head.length)}`, ...rows, '']
  return `${page.slice(0, start)}${lines.join('\n')}\n${page.slice(stop)}`
}

/** Returns the tables that have a column of the class secret or personal. */
export function personalTables(): string[] {
  return classedTables()
    .filter(
      ({ byClass }) => (byClass.get('secret')?.length ?? 0) + (byClass.get('personal')?.length ?? 0) > 0,
    )
    .map(({ table }) => table)
}

interface ClassedTable {
  table: string
  byClass: ReadonlyMap<DataClass, string[]>
  /** Columns without a class. */
  unknown: string[]
}

/** Reads all columns from the migrations and their classes from the comments behind them. */
function classedTables(): ClassedTable[] {
  const sources = globSync('server/src/**/*.tables.ts').map((path) => readFileSync(path, 'utf8'))
  const known = new Map(sources.flatMap(commentedColumns))
  const { tables } = snapshot.parse(JSON.parse(readFileSync(snapshotPath, 'utf8')))
  return Object.values(tables)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name: table, columns }) => {
      const byClass = Map.groupBy(Object.keys(columns), (column) => known.get(`${table}.${column}`))
      return {
        table,
        byClass: new Map(classes.map((one) => [one, byClass.get(one) ?? []])),
        unknown: byClass.get(undefined) ?? [],
      }
    })
}

/** Returns the class of each column of a file that has one, as `table.column`. */
function commentedColumns(source: string): [string, DataClass][] {
  const tables = source.split(/pgTable\(\s*'/).slice(1)
  return tables.flatMap((text) => {
    const table = text.slice(0, text.indexOf("'"))
    const body = text.slice(0, text.search(/^(?: {2})?\}/m))
    return columnsIn(body).flatMap(([column, comment]): [string, DataClass][] => {
      const found = classes.find((one) => one === comment)
      return found ? [[`${table}.${column}`, found]] : []
    })
  })
}

/** Returns the columns in the text of a table, with the first word of the comment behind each. */
function columnsIn(body: string): [string, string][] {
  const indent = /^( +)\w+: /m.exec(body)?.[1] ?? ''
  return body
    .split(new RegExp(`^${indent}(?=\\w+: )`, 'm'))
    .slice(1)
    .map((text) => {
      const property = text.slice(0, text.indexOf(':'))
      const helper = /^\w+: (\w+)\([^']/.exec(text)?.[1] ?? ''
      const name = namesOfHelpers[helper] ?? /\('(\w+)'/.exec(text)?.[1] ?? snakeCase(property)
      const code = text
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
        .join('\n')
      return [name, /\/\/ (\w+)/.exec(code)?.[1] ?? '']
    })
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
