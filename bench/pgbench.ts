import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { at, clients, type Measured, seconds } from './measure.ts'
import type { Statement } from './statement.ts'

/** Runs recorded statements with their values in pgbench, as many clients and seconds as `measure`, planned each time. */
export async function pgbench(
  databaseUrl: string,
  statements: readonly Statement[],
  folder: string,
): Promise<Measured> {
  const own = await mkdtemp(join(folder, 'pgbench-'))
  const script = join(own, 'statements.sql')
  await writeFile(script, statements.map((statement) => `${withValues(statement)};\n`).join(''))
  const times = join(own, 'times')
  const options = [
    '--no-vacuum',
    '--protocol=extended',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
  ]
  const { status, stderr } = spawnSync(
    'pgbench',
    [...options, '--log', `--log-prefix=${times}`, `--file=${script}`, databaseUrl],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`pgbench ended with ${status}: ${stderr}`)
  const logs = (await readdir(own)).filter((name) => name.startsWith('times'))
  const durations: number[] = []
  for (const log of logs) {
    const text = await readFile(join(own, log), 'utf8')
    // Client, number, and the duration in microseconds.
    for (const line of text.trim().split('\n')) durations.push(Number(line.split(' ')[2]) / 1_000)
  }
  return { perSecond: durations.length / seconds, p99: at(durations, 0.99) }
}

/** Returns the text of a statement with its values in place of `$1` and the others, on one line as pgbench reads it. */
function withValues({ text, values }: Statement): string {
  const written = text.replaceAll(/\$(\d+)/g, (_all, no: string) => asLiteral(values[Number(no) - 1]))
  return written.replaceAll(/\s+/g, ' ')
}

function asLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(asLiteral).join(', ')}]`
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(String(value))
}
