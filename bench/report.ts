import { appendFileSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const row = z.object({
  what: z.string(),
  value: z.number(),
  /** The least or the largest value that is wanted; neither for a row that is only reported. */
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
  /** Written after the value; a ratio has none. */
  unit: z.string().optional(),
  /** What the value was computed from. */
  detail: z.string().optional(),
})

/** One measured value with its aim. */
export type Row = z.output<typeof row>

/** The file in which `npm run bench` gathers the rows of all benchmarks. */
const file = process.env.BENCH_TABLE

/** Prints a row, and keeps it for the table of `npm run bench`. */
export function report(measured: Row): void {
  const { what, detail } = measured
  const aim = aimOf(measured)
  console.log(
    `${what.padEnd(62)} ${written(measured.value, measured)}${aim && `  aim ${aim}`}${isMissed(measured) ? '  missed' : ''}${detail ? `  (${detail})` : ''}`,
  )
  if (file) appendFileSync(file, `${JSON.stringify(measured)}\n`)
}

/** Returns the rows of a file as a Markdown table, in the order in which they were measured. */
export function tableOf(path: string): string {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [row.parse(JSON.parse(line))] : []))
  const lines = rows.map((measured) => {
    const value = written(measured.value, measured)
    const shown = isMissed(measured) ? `**${value}, missed**` : value
    return `| ${measured.what} | ${shown} | ${aimOf(measured) || '–'} | ${measured.detail ?? ''} |`
  })
  return ['| What was measured | Result | Aim | Medians |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

function isMissed({ value, atLeast = -Infinity, atMost = Infinity }: Row): boolean {
  return value < atLeast || value > atMost
}

function aimOf(measured: Row): string {
  const { atLeast, atMost } = measured
  if (atLeast !== undefined) return `${written(atLeast, measured)} at least`
  return atMost === undefined ? '' : `${written(atMost, measured)} at most`
}

function written(value: number, { unit }: Row): string {
  const digits = unit ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `${value.toLocaleString('en-GB', digits)}${unit ? ` ${unit}` : ''}`
}
