import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isInPart } from '../part.ts'
import { type Mutation, mutations } from './mutations.ts'

/**
 * Removes each guard, one at a time, and expects the permission tests of its calls, or its own test, to fail; without a
 * removal all of them must pass. An argument chooses the guards whose title includes it; MUTATIONS_PART=1/6 chooses every
 * sixth guard.
 */
type Checked = Pick<Mutation, 'calls' | 'test'>

const runOf = ({ test }: Checked): string[] => [
  'run',
  ...(test ? ['--project', 'server', test.replace('src/', '')] : ['--project', 'invariants', 'permissions']),
  '--reporter=dot',
  '--bail=1',
]

/** Runs at the same time, one for each of two cores. */
const AT_ONCE = 2

async function isGreen(checked: Checked, without?: number): Promise<boolean> {
  const env = {
    ...process.env,
    MATRIX_CALLS: checked.calls.join(','),
    ...(without !== undefined && { WITHOUT_GUARD: String(without) }),
  }
  const run = spawn('vitest', runOf(checked), { env, stdio: without === undefined ? 'inherit' : 'ignore' })
  const [status] = await once(run, 'exit')
  if (status === null) throw new Error('The test run was interrupted')
  return status === 0
}

const part = process.argv[2] ?? ''
const chosen = [...mutations.entries()].filter(
  ([number, { title }]) => title.includes(part) && isInPart(number, process.env.MUTATIONS_PART),
)
if (chosen.length === 0) throw new Error(`No guard has “${part}” in its title.`)
const allNamed = [...new Set(chosen.flatMap(([, { calls }]) => calls))]
const tests = [...new Set(chosen.flatMap(([, { test }]) => test ?? []))]
let failed = 0
const withAll: Checked[] = [
  ...(allNamed.length > 0 ? [{ calls: allNamed }] : []),
  ...tests.map((test) => ({ calls: [], test })),
]
async function testWithAll(checked: Checked): Promise<void> {
  if (await isGreen(checked)) return
  failed += 1
  console.log(`FAILED: ${checked.test ?? 'the permission tests'} with every guard in place`)
}
async function testWithout([number, { title, calls, test }]: (typeof chosen)[number]): Promise<void> {
  const isDetected = !(await isGreen({ calls, ...(test && { test }) }, number))
  if (!isDetected) failed += 1
  console.log(`${isDetected ? 'detected' : 'NOT DETECTED'}: ${title}`)
}
const waiting = [
  ...withAll.map((checked) => () => testWithAll(checked)),
  ...chosen.map((one) => () => testWithout(one)),
]
async function runNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}
await Promise.all(Array.from({ length: AT_ONCE }, runNext))
console.log(`${chosen.length} guards removed one at a time, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
