import { type ImportIssue, importColumns, MAX_IMPORT_LINES } from '@marquee/contract/calls/roster'
import { formatNumber } from '@marquee/contract/rules/wording'
import { parse } from 'csv-parse/sync'

export type ImportColumn = (typeof importColumns)[number]

/**
 * A line of a table: its first line number (the header is line 1) and its cells by column. Empty cells are
 * absent.
 */
export interface TableLine {
  line: number
  cells: ReadonlyMap<ImportColumn, string>
}

export interface Table {
  lines: TableLine[]
  issues: ImportIssue[]
}

/** More columns than any sheet has; thousands of issues would not help. */
const MAX_COLUMNS = 100

/**
 * Reads a CSV table with a header. Each unreadable part is an issue; an issue in the header stops the
 * reading.
 */
export function readTable(csv: string): Table {
  const { rows, issues } = readRows(csv)
  const header = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? []
  const headerIssues = findHeaderIssues(header)
  if (headerIssues.length > 0) return { lines: [], issues: headerIssues }
  const body = rows.slice(1).filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (body.length === 0 && issues.length === 0)
    issues.push({ line: 2, column: 'name', sentence: 'There is no talent in this table.' })
  const firstTooMany = body[MAX_IMPORT_LINES] ?? issues[MAX_IMPORT_LINES]
  if (firstTooMany) return { lines: [], issues: [tooManyLines(firstTooMany.line)] }
  const columns = header.map((name) => importColumns.find((column) => column === name))
  const lines = body.map(({ line, cells }) => {
    if (cells.length > columns.length)
      issues.push({
        line,
        column: header.at(-1) ?? '',
        sentence: 'This line has more cells than the header.',
      })
    const filled = columns.flatMap((column, at) =>
      column && cells[at] ? [[column, cells[at]] as const] : [],
    )
    return { line, cells: new Map(filled) }
  })
  return { lines, issues }
}

interface Row {
  line: number
  cells: string[]
}

function readRows(csv: string): { rows: Row[]; issues: ImportIssue[] } {
  const rows: Row[] = []
  const issues: ImportIssue[] = []
  parse(csv.replaceAll(/\r\n?/g, '\n'), {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      // A cell may contain line breaks; the parser counts to the end of its line.
      rows.push({ line: lines - breaksIn(cells), cells })
      return null
    },
    on_skip: (error) => {
      const line = typeof error?.lines === 'number' ? error.lines : 1
      issues.push({
        line,
        column: '',
        sentence: 'This line could not be read: a quotation mark is out of place.',
      })
    },
  })
  return { rows, issues }
}

const breaksIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1

function findHeaderIssues(header: string[]): ImportIssue[] {
  if (header.length > MAX_COLUMNS)
    return [{ line: 1, column: header[0] ?? '', sentence: `A table may have ${MAX_COLUMNS} columns.` }]
  const known: readonly string[] = importColumns
  const issues = header.flatMap((name, at) => {
    if (!known.includes(name))
      return [
        {
          line: 1,
          column: name,
          sentence: `There is no such column. The columns are: ${importColumns.join(', ')}.`,
        },
      ]
    return header.indexOf(name) < at
      ? [{ line: 1, column: name, sentence: 'This column appears twice.' }]
      : []
  })
  return header.includes('name')
    ? issues
    : [...issues, { line: 1, column: 'name', sentence: 'The column “name” is missing.' }]
}

function tooManyLines(line: number): ImportIssue {
  return {
    line,
    column: 'name',
    sentence: `A table may have ${formatNumber(MAX_IMPORT_LINES)} talents. Please split it.`,
  }
}
