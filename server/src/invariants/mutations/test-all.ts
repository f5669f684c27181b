import { spawnSync } from 'node:child_process'
import { mutations } from './mutations.ts'

/**
 * Removes each guard, one at a time, and expects the permission matrix to fail; without a removal it must
 * pass.
 */
const matrix = ['run', '--project', 'invariants', 'permissions', '--reporter=dot', '--bail=1']

function isGreen(without?: number): boolean {
  const env = {
    ...process.env,
    MATRIX_PART: 'delegated',
    ...(without !== undefined && { WITHOUT_GUARD: String(without) }),
  }
  const { status, error } = spawnSync('vitest', matrix, {
    env,
    stdio: without === undefined ? 'inherit' : 'ignore',
  })
  if (error || status === null) throw error ?? new Error('The test run was interrupted')
  return status === 0
}

if (!isGreen()) throw new Error('The permission tests fail with every guard in place.')
let undetected = 0
for (const [number, { title }] of mutations.entries()) {
  const isDetected = !isGreen(number)
  if (!isDetected) undetected += 1
  console.log(`${isDetected ? 'detected' : 'NOT DETECTED'}: ${title}`)
}
console.log(`${mutations.length} guards removed one at a time, ${undetected} not detected`)
process.exitCode = undetected > 0 ? 1 : 0
