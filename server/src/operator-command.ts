import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { AppError } from '@marquee/contract/errors'
import { emailField } from '@marquee/contract/rules/email'
import { line } from '@marquee/contract/rules/text'
import { z } from 'zod'
import { type Config, readConfig } from './config.ts'
import { describeStartError } from './describe-start-error.ts'
import { setBreachedPasswords } from './modules/identity/breached-passwords.ts'
import {
  addOperator,
  hashOperatorPassword,
  resetOperator,
  suspendOperator,
} from './modules/operators/add-operator.ts'
import { inTransaction, setEngine } from './platform/database/database.ts'
import { openEngine } from './platform/database/open.ts'
import { systemActor } from './platform/handler.ts'

/**
 * `npm run operator:add -w server -- --email … --name …` creates the account of an operator, `operator:reset` gives one who
 * has lost the app or the password a new start, `operator:suspend` ends all access. The password is typed, or read from
 * the input when that is no terminal. An app is connected at the next sign-in.
 */
const { values, positionals } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' } },
  allowPositionals: true,
})
const who = { email: emailField() }
const given = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('add'), ...who, name: line(80) }),
    z.object({ action: z.literal('reset'), ...who }),
    z.object({ action: z.literal('suspend'), ...who }),
  ])
  .safeParse({ ...values, action: positionals[0] })

if (given.success) process.exitCode = await change(given.data).catch(tell)
else {
  say('Please give --email <address>, and --name "<name>" for a new operator.')
  process.exitCode = 2
}

async function change(order: NonNullable<typeof given.data>): Promise<number> {
  const config = readConfig()
  setBreachedPasswords(config.BREACHED_PASSWORDS_URL)
  try {
    if (order.action === 'suspend') await inDatabase(config, () => suspendOperator(order.email))
    else {
      const { email } = order
      const name = order.action === 'add' ? order.name : ''
      const operator = { email, name, password: await readPassword() }
      const passwordHash = await hashOperatorPassword(operator)
      await inDatabase(config, async () => {
        if (order.action === 'add') await addOperator(operator, passwordHash)
        else await resetOperator(email, passwordHash)
      })
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say(Object.values(error.data.fields ?? {})[0] ?? error.message)
    return 1
  }
  say(
    order.action === 'suspend'
      ? `${order.email} is suspended and signed out.`
      : `${order.email} is an operator. Sign in at /admin and connect an authenticator app.`,
  )
  return 0
}

async function inDatabase(config: Config, work: () => Promise<unknown>): Promise<void> {
  const { engine, release } = await openEngine(config)
  setEngine(engine)
  try {
    await engine.migrate()
    await inTransaction(systemActor, work)
  } finally {
    await engine.close()
    await release()
  }
}

/** Reads one line, without showing it when a person types it. */
async function readPassword(): Promise<string> {
  const isTyped = Boolean(process.stdin.isTTY)
  if (isTyped) process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: isTyped })
  try {
    for await (const typed of reader) return typed
    return ''
  } finally {
    reader.close()
    if (isTyped) process.stdout.write('\n')
  }
}

/** Prints a start error as a sentence and returns exit code 1; rethrows any other error. */
function tell(error: unknown): number {
  const sentence = describeStartError(error)
  if (sentence === null) throw error
  say(sentence)
  return 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
