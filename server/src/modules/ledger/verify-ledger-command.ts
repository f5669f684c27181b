import { z } from 'zod'
import { readConfig } from '../../config.ts'
import { setEngine } from '../../platform/database/database.ts'
import { DataDirInUseError } from '../../platform/database/lock.ts'
import { openEngine } from '../../platform/database/open.ts'
import { openSealKeys } from '../../platform/events/seal-keys.ts'
import { verificationPath } from './serve-verification.ts'
import { type Check, checkResponse, verifyLedger } from './verify-ledger.ts'

/**
 * Implements `npm run ledger:verify`: prints one line per invariant and exits with 1 when one does not hold.
 * Opens the database itself; when a running server holds the embedded one it queries that server, which can
 * also reach the payment provider.
 */
const verdict = z.object({ checks: z.array(checkResponse) })
const config = readConfig()
const checks = await openEngine(config).then(verifyHere, queryRunningServer)
for (const { name, holds, detail, alert } of checks)
  say(`${holds ? (alert ? 'ALERT ' : 'holds ') : 'BROKEN'}  ${name}${detail && `: ${detail}`}`)
process.exitCode = checks.length > 0 && checks.every((check) => check.holds) ? 0 : 1

async function verifyHere({ engine, release }: Awaited<ReturnType<typeof openEngine>>): Promise<Check[]> {
  setEngine(engine)
  openSealKeys(config)
  say('Verified directly. Only a running server compares the provider’s transactions and the documents.')
  return verifyLedger({ provider: false, documents: false }).finally(() => engine.close().then(release))
}

/**
 * Returns the checks of the server that holds the folder, at the configured address; rethrows the error when
 * it does not respond.
 */
async function queryRunningServer(openError: unknown): Promise<Check[]> {
  if (!(openError instanceof DataDirInUseError)) throw openError
  const address = `http://${config.HOST}:${config.PORT}${verificationPath}`
  const reply = await fetch(address).catch(() => null)
  if (reply?.ok) return verdict.parse(await reply.json()).checks
  say(`${openError.message} It does not answer at ${address} either; PORT and HOST say where it is.`)
  return []
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
