import { spawnSync } from 'node:child_process'
import { mutations } from './mutations.ts'

/** Takes each guard away, one at a time, and expects the matrix to turn red; with none taken it must be green. */
const matrix = ['run', '--project', 'proofs', 'matrix', '--reporter=dot', '--bail=1']

function isGreen(without?: number): boolean {
  const env = {
    ...process.env,
    MATRIX_PART: 'stand-ins',
    ...(without !== undefined && { WITHOUT_GUARD: String(without) }),
  }
  const { status, error } = spawnSync('vitest', matrix, {
    env,
    stdio: without === undefined ? 'inherit' : 'ignore',
  })
  if (error || status === null) throw error ?? new Error('The matrix was stopped before its end')
  return status === 0
}

if (!isGreen()) throw new Error('The matrix is red with every guard in its place.')
let unmissed = 0
for (const [number, { title }] of mutations.entries()) {
  const missed = !isGreen(number)
  if (!missed) unmissed += 1
  console.log(`${missed ? 'missed' : 'NOT MISSED'}: ${title}`)
}
console.log(`${mutations.length} guards taken away one at a time, ${unmissed} not missed`)
process.exitCode = unmissed > 0 ? 1 : 0
