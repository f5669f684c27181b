import { globSync, readFileSync } from 'node:fs'
import { formatPeriod, retentionKeys, retentionRows } from '../../contract/src/rules/retention.ts'
import type { RetentionRow } from '../../contract/src/rules/retention-row.ts'
import { personalTables } from './column-classes.ts'

/** Prints docs/retention.md from the rows of contract/src/rules/retention.ts. */
export function printRetention(): string {
  return [
    '# How long data is kept',
    '',
    '<!-- Printed from contract/src/rules/retention.ts by `npm run docs`. Do not edit. -->',
    '',
    'Every hour, one node deletes or blanks what is older than its period, and counts it in `retention_runs`. The first run after 02:00 UTC also counts what',
    'is still older afterwards; anything left is an item of the operators’ queue. Operators see the last seven days under Retention. Backups are kept for 30 days',
    'more. What an account erases at once is in `erasures` of each module.',
    '',
    ...table('Data with a period', ['Data', 'Tables', 'Period', 'From', 'Then', 'Why'], (row) =>
      row.period ? [row.data, names(row), formatPeriod(row.period), row.starts, row.happens, row.why] : null,
    ),
    ...table('Data without a period', ['Data', 'Tables', 'Until', 'Then', 'Why'], (row) =>
      row.period ? null : [row.data, names(row), row.until, row.happens, row.why],
    ),
  ].join('\n')
}

/** Returns an issue for each table with personal data that no row names, and for each row with an unknown table. */
export function findRetentionIssues(): string[] {
  const named = new Set(retentionKeys.flatMap((key): readonly string[] => retentionRows[key].tables))
  const known = new Set(tableNames())
  return [
    ...personalTables()
      .filter((name) => !named.has(name))
      .map((name) => `${name} holds personal data, but no row says how long it is kept`),
    ...[...named].filter((name) => !known.has(name)).map((name) => `there is no table ${name}`),
  ]
}

const names = ({ tables }: RetentionRow): string => tables.map((name) => `\`${name}\``).join(', ')

function tableNames(): string[] {
  return globSync('server/src/**/*.tables.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
  )
}

function table(
  title: string,
  head: readonly string[],
  cellsOf: (row: RetentionRow) => readonly string[] | null,
): string[] {
  const rows = retentionKeys.map((key) => cellsOf(retentionRows[key])).filter((cells) => cells !== null)
  return [
    `## ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ]
}
