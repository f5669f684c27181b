import { spawnSync } from 'node:child_process'
import { MAX_UPLOAD_BYTES } from '@marquee/contract/rules/uploads'

/** Runs the invariant of interrupted uploads in full: the largest file, cut twenty times. Values in the environment take precedence. */
const full = { UPLOAD_CUTS: '20', UPLOAD_BYTES: String(MAX_UPLOAD_BYTES) }
const { status } = spawnSync('vitest', ['run', '--project', 'invariants', 'upload-cuts'], {
  stdio: 'inherit',
  env: { ...full, ...process.env },
})
process.exitCode = status ?? 1
