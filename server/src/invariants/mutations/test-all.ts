import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mutations } from './mutations.ts'

/**
 * Removes each guard, one at a time, and expects the permission tests of its calls to fail; without a removal they must
 * pass. An argument chooses the guards whose title includes it.
 */
const matrix = ['run', '--project', 'invariants', 'permissions', '--reporter=dot', '--bail=1']

/** Runs at the same time, one for each of two cores. */
const AT_ONCE = 2

async function isGreen(calls: readonly string[], without?: number): Promise<boolean> {
  const env = {
    ...process.env,
    MATRIX_CALLS: calls.join(','),
    ...(without !== undefined && { WITHOUT_GUARD: String(without) }),
  }
  const run = spawn('vitest', matrix, { env, stdio: without === undefined ? 'inherit' : 'ignore' })
  const [status] = await once(run, 'exit')
  if (status === null) throw new Error('The test run was interrupted')
  return status === 0
}

const part = process.argv[2] ?? ''
const chosen = [...mutations.entries()].filter(([, { title }]) => title.includes(part))
if (chosen.length === 0) throw new Error(`No guard has “${part}” in its title.`)
const allNamed = [...new Set(chosen.flatMap(([, { calls }]) => calls))]
let failed = 0
async function testWithAll(): Promise<void> {
  if (await isGreen(allNamed)) return
  failed += 1
  console.log('FAILED: the permission tests with every guard in place')
}
async function testWithout([number, { title, calls }]: (typeof chosen)[number]): Promise<void> {
  const isDetected = !(await isGreen(calls, number))
  if (!isDetected) failed += 1
  console.log(`${isDetected ? 'detected' : 'NOT DETECTED'}: ${title}`)
}
const waiting = [testWithAll, ...chosen.map((one) => () => testWithout(one))]
async function runNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}
await Promise.all(Array.from({ length: AT_ONCE }, runNext))
console.log(`${chosen.length} guards removed one at a time, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
