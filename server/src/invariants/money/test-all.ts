import { spawnSync } from 'node:child_process'

/** The money proofs in full: every order, a thousand deals, long races and many kills. A number that is set already is kept. */
const full = { MONEY_ORDERS: '5040', MONEY_DEALS: '1000', MONEY_RACES: '200', MONEY_KILLS: '10' }
const { status } = spawnSync('vitest', ['run', '--project', 'proofs', 'money-'], {
  stdio: 'inherit',
  env: { ...full, ...process.env },
})
process.exitCode = status ?? 1
