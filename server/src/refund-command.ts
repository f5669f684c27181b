import { parseArgs } from 'node:util'
import { AppError } from '@marquee/contract/errors'
import { formatMoney } from '@marquee/contract/rules/currency'
import { readConfig } from './config.ts'
import { describeStartError } from './describe-start-error.ts'
import { loadPayment } from './modules/payments/payments.store.ts'
import { refundPayment } from './modules/payments/refund-payment.ts'
import { inTransaction, setEngine } from './platform/database/database.ts'
import { openEngine } from './platform/database/open.ts'
import { systemActor } from './platform/handler.ts'
import { registerModules } from './register-modules.ts'

/**
 * `npm run payments:refund -w server -- --payment <id> --amount <minor units> --reason "..."`: refunds part
 * of a charge on behalf of an operator. It stores the refund; a running server, or the next one to start,
 * sends it to the provider. The same three arguments are one refund.
 */
const { values } = parseArgs({
  options: { payment: { type: 'string' }, amount: { type: 'string' }, reason: { type: 'string' } },
})
const { payment = '', reason = '' } = values
const amount = Number(values.amount)

if (!/^[0-9a-f-]{36}$/.test(payment) || !Number.isSafeInteger(amount) || amount < 1 || reason.length < 3) {
  say('Please give --payment <id> --amount <whole minor units> --reason "<why, as the brand will read it>".')
  process.exitCode = 2
} else process.exitCode = await refund().catch(tell)

async function refund(): Promise<number> {
  const { engine, release } = await openEngine(readConfig())
  setEngine(engine)
  registerModules([])
  try {
    const row = await inTransaction(systemActor, () =>
      refundPayment(payment, { amount, reason, key: `operator:${payment}:${amount}:${reason}` }),
    )
    const known = await loadPayment(payment)
    say(
      `Refund ${row.id}: ${known ? formatMoney(row.amount, known.currency) : row.amount}, ${row.status}. The server sends it to the provider.`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say(error.data.fields?.amount ?? 'There is no charge of that id.')
    return 1
  } finally {
    await engine.close()
    await release()
  }
}

/** Prints a start error as a sentence and returns exit code 1; rethrows any other error. */
function tell(error: unknown): number {
  say(describeStartError(error) ?? rethrow(error))
  return 1
}

function rethrow(error: unknown): never {
  throw error
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
