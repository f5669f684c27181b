import { z } from 'zod'
import { readConfig } from '../../config.ts'
import { setEngine } from '../../platform/database/database.ts'
import { DataDirInUseError } from '../../platform/database/lock.ts'
import { openEngine } from '../../platform/database/open.ts'
import { verificationPath } from './serve-verification.ts'
import { type Check, checkResponse, verifyLedger } from './verify-ledger.ts'

/**
 * `npm run ledger:verify`: one line per invariant, and 1 as its result when one does not hold. Opens the database itself; where a
 * running market holds the embedded one it asks that market, which can also ask the payment provider.
 */
const verdict = z.object({ checks: z.array(checkResponse) })
const config = readConfig()
const checks = await openEngine(config).then(verifyHere, askWhoHoldsIt)
for (const { name, holds, detail, alert } of checks)
  say(`${holds ? (alert ? 'ALERT ' : 'holds ') : 'BROKEN'}  ${name}${detail && `: ${detail}`}`)
process.exitCode = checks.length > 0 && checks.every((check) => check.holds) ? 0 : 1

async function verifyHere({ engine, release }: Awaited<ReturnType<typeof openEngine>>): Promise<Check[]> {
  setEngine(engine)
  say('Looked at directly. The provider’s book and the documents are compared by the running market.')
  return verifyLedger({ provider: false, documents: false }).finally(() => engine.close().then(release))
}

/** The market that holds the folder, at the address of these settings; nothing when it does not answer. */
async function askWhoHoldsIt(fault: unknown): Promise<Check[]> {
  if (!(fault instanceof DataDirInUseError)) throw fault
  const address = `http://${config.HOST}:${config.PORT}${verificationPath}`
  const reply = await fetch(address).catch(() => null)
  if (reply?.ok) return verdict.parse(await reply.json()).checks
  say(`${fault.message} It does not answer at ${address} either; PORT and HOST say where it is.`)
  return []
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
