/**
 * Runs all benchmarks one after the other, and prints one table of what they measured: `npm run bench`, about 95 minutes, of which the
 * search among a million talents takes half. Names choose some of them: `npm run bench -- calls scale`. Exits with 1 when one of them could
 * not be run.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf } from './report.ts'

/** The benchmarks, each with what its table compares. */
const benchmarks = [
  ['calls', 'the most used calls beside two small apps'],
  ['payload', 'lists and creations beside Payload CMS 3'],
  ['scale', 'sign-ins, filters, readers with much unread, a brand with many offers, seals'],
  ['start', 'start and idle memory beside the smallest server'],
  ['messages', 'deliveries, delay and memory of screens beside a minimal Socket.IO server'],
  ['uploads', 'memory and other calls beside ten uploads'],
  ['pages', 'signed-in pages on a CPU four times slower'],
  ['search', 'the search among a million talents beside pgbench'],
] as const

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benchmarks.some(([known]) => known === name))
if (unknown.length > 0)
  throw new Error(
    `There is no benchmark “${unknown[0]}”. Known: ${benchmarks.map(([name]) => name).join(', ')}`,
  )
const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
const table = join(folder, 'table.jsonl')
writeFileSync(table, '')
const failed = benchmarks
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .filter(([name, what]) => {
    console.log(`\n== ${name}: ${what}`)
    const env = { ...process.env, BENCH_TABLE: table }
    return spawnSync('npm', ['run', '-s', `bench:${name}`], { stdio: 'inherit', env }).status !== 0
  })
console.log(`\n${tableOf(table)}`)
rmSync(folder, { recursive: true })
for (const [name] of failed) console.log(`bench:${name} failed or missed its limits`)
process.exit(failed.length === 0 ? 0 : 1)
