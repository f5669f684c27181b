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
  const runs: { durationMs: number; endedAtMs: number }[] = []
  for (const log of logs) {
    const text = await readFile(join(own, log), 'utf8')
    // Client, number, the duration in microseconds, the script, and the end in seconds and microseconds.
    for (const line of text.trim().split('\n')) {
      const [, , duration = 0, , endSeconds = 0, endMicros = 0] = line.split(' ').map(Number)
      runs.push({ durationMs: duration / 1_000, endedAtMs: endSeconds * 1_000 + endMicros / 1_000 })
    }
  }
  // What ends after the time is not counted, as on the other side, although pgbench waits for it.
  const until = Math.min(...runs.map((run) => run.endedAtMs - run.durationMs)) + seconds * 1_000
  const counted = runs.filter(({ endedAtMs }) => endedAtMs <= until)
  return {
    perSecond: counted.length / seconds,
    p99: at(
      counted.map(({ durationMs }) => durationMs),
      0.99,
    ),
  }
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
