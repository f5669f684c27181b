import { roleLabels, shownAccounts } from '../seed/demo-accounts.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { describeStartError } from './describe-start-error.ts'
import { logError } from './platform/log.ts'
import type { AppServer } from './platform/server.ts'

/** The time a shutdown waits for open requests. */
const shutdownTimeoutMs = 25_000

try {
  const config = readConfig()
  const server = await buildApp(config)
  const demo = config.demo ? await fillDemo(server) : 'whole'
  if (demo === 'cut off')
    console.log(
      `The demo market is incomplete: an earlier start was stopped while filling it. Remove ${config.DATA_DIR} to have all of it.`,
    )
  const address = await server.start()
  console.log(`Marquee is open at ${address}`)
  if (!config.DATABASE_URL)
    console.log(
      `Embedded database in ${config.DATA_DIR}: one process, safe from a crash but not from a power cut. DATABASE_URL names a PostgreSQL.`,
    )
  if (!config.isProduction) console.log(`Mail it would send: ${address}/dev/mail`)
  for (const notice of server.notices) console.log(notice)
  if (config.demo) {
    for (const { role, email, password } of shownAccounts)
      console.log(`Demo ${roleLabels[role]}: ${email}  password: ${password}`)
    console.log('An operator is made by `npm run operator:add -w server` (README, “For operators”).')
  }
  const stop = (): void => {
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    void server.stop().then(() => process.exit(0))
  }
  // After an uncaught error the memory of the process cannot be trusted, so it exits. What was acknowledged
  // is in the database.
  process.on('uncaughtException', (error) => {
    logError('the process', error)
    setTimeout(() => process.exit(1), 100)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
} catch (error) {
  const sentence = describeStartError(error)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

/** Fills an empty demo database; the code for it is loaded only here. */
async function fillDemo({ engine }: AppServer): Promise<'whole' | 'cut off'> {
  const { seedMarket } = await import('../seed/seed-market.ts')
  return engine.alone(seedMarket)
}
