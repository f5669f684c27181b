import { spawnSync } from 'node:child_process'

/**
 * Runs the money invariants in full: every order, a thousand deals, long races and many kills. Values in the
 * environment take precedence.
 */
const full = { MONEY_ORDERS: '5040', MONEY_DEALS: '1000', MONEY_RACES: '200', MONEY_KILLS: '10' }
const { status } = spawnSync('vitest', ['run', '--project', 'invariants', 'money-'], {
  stdio: 'inherit',
  env: { ...full, ...process.env },
})
process.exitCode = status ?? 1
