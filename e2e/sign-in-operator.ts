import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appCodeOf } from '../server/src/testing/app-code.ts'
import type { Person } from './harness/person.ts'
import type { Prepare } from './harness/product.ts'
import type { Stage } from './harness/scenario.ts'
import { timeOf } from './move-time.ts'
import { appKey } from './second-factor-steps.ts'

export const OPERATOR_EMAIL = 'olive@marquee.example'
export const OPERATOR_PASSWORD = 'nine quiet harbour lamps'

/** The address of the operator whom `addTwoOperators` adds beside the first. */
export const SECOND_OPERATOR_EMAIL = 'noah@marquee.example'

/** Adds the operator with the command, as at a first installation. */
export const addOperator: Prepare = (env) => runAdd(env, OPERATOR_EMAIL, 'Olive Hart')

/** Adds two operators, where another one than the first must decide. */
export const addTwoOperators: Prepare = async (env) => {
  await addOperator(env)
  await runAdd(env, SECOND_OPERATOR_EMAIL, 'Noah Bell')
}

async function runAdd(env: NodeJS.ProcessEnv, email: string, name: string): Promise<void> {
  const command = ['run', '-s', 'operator:add', '-w', 'server', '--', '--email', email]
  const child = spawn('npm', [...command, '--name', name], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(`${OPERATOR_PASSWORD}\n`)
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new Error(`The operator was not added: ${exitCode}`)
}

/** Signs the operator in for the first time, at `origin` or the usual host, and connects an app. Returns the key of the app. */
export async function signInOperator(
  stage: Stage,
  operator: Person,
  email = OPERATOR_EMAIL,
  origin = '',
): Promise<string> {
  await operator.opens(`${origin}/admin/signin`)
  await operator.fills('Email', email)
  await operator.fills('Password', OPERATOR_PASSWORD)
  await operator.clicks('Continue')
  await operator.fills('Code from your email', await operatorCode(stage, '', email))
  await operator.clicks('Continue')
  await operator.sees('Or enter this key in the app:')
  const key = await appKey(operator)
  await operator.fills('Code that the app shows', appCodeOf(key, await timeOf(stage)))
  await operator.clicks('Connect app')
  await operator.checks('I have saved these codes')
  await operator.clicks('Continue')
  await operator.isAt('/admin/queue')
  return key
}

/** Signs the operator in with the app that has this key; the last emailed code was used. */
export async function signInOperatorAgain(stage: Stage, operator: Person, key: string): Promise<void> {
  const last = await stage.mail.codeFor(OPERATOR_EMAIL)
  await operator.opens('/admin/signin')
  await operator.fills('Email', OPERATOR_EMAIL)
  await operator.fills('Password', OPERATOR_PASSWORD)
  await operator.clicks('Continue')
  await operator.fills('Code from your email', await operatorCode(stage, last))
  await operator.fills('Code from your app', appCodeOf(key, await timeOf(stage)))
  await operator.clicks('Sign in')
  await operator.isAt('/admin/queue')
}

/** Returns the newest code of the operator, once there is another one than the last. */
export async function operatorCode({ mail }: Stage, last: string, email = OPERATOR_EMAIL): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const code = await mail.codeFor(email)
    if (code !== last) return code
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('No new code was emailed to the operator.')
}

/** Returns the code that an app with the shown key shows now. */
export async function appCode(operator: Person): Promise<string> {
  return appCodeOf(await appKey(operator))
}
