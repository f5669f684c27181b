import { failField } from '@marquee/contract/errors'
import { clock } from '../../platform/time/clock.ts'
import { requireNotBreached } from '../identity/breached-passwords.ts'
import { createAccount, findAccountByEmail, updateAccount } from '../identity/identity.store.ts'
import { deleteSecondFactor } from '../identity/second-factors.store.ts'
import { hashPassword, requireStrongPassword } from '../identity/secrets.ts'
import { endOperatorSessions } from './session.ts'

/** What `npm run operator:add` asks for. */
export interface NewOperator {
  /** Lower case. */
  email: string
  name: string
  password: string
}

/** Returns the hash of an operator’s new password. Fails with `invalid_input` at `password` for a weak one. */
export async function hashOperatorPassword({ email, name, password }: NewOperator): Promise<string> {
  if (password.length < MIN_OPERATOR_PASSWORD)
    failField('password', `Use at least ${MIN_OPERATOR_PASSWORD} characters.`)
  await requireStrongPassword('password', password, { email, names: [name] })
  await requireNotBreached('password', password)
  return hashPassword(password)
}

const MIN_OPERATOR_PASSWORD = 12

/** Creates the account of an operator. Fails with `invalid_input` at `email` when the address has an account. */
export async function addOperator({ email, name }: NewOperator, passwordHash: string): Promise<string> {
  const now = clock.now()
  const account = await createAccount({
    role: 'adminProMax',
    email,
    name,
    passwordHash,
    emailVerifiedAt: now,
  })
  return account?.id ?? failField('email', 'There is already an account with this email address.')
}

/**
 * Removes the app and the recovery codes of an operator who has lost them, sets a new password and ends all sessions. It
 * also lifts a suspension. An app is connected at the next sign-in. Fails with `invalid_input` at `email`.
 */
export async function resetOperator(email: string, passwordHash: string): Promise<void> {
  const id = await operatorIdOf(email)
  await updateAccount(id, { passwordHash, status: 'active' })
  await deleteSecondFactor(id)
  await endOperatorSessions(id)
}

/** Suspends an operator and ends all sessions and visits at once. Fails with `invalid_input` at `email`. */
export async function suspendOperator(email: string): Promise<void> {
  const id = await operatorIdOf(email)
  await updateAccount(id, { status: 'suspended' })
  await endOperatorSessions(id)
}

async function operatorIdOf(email: string): Promise<string> {
  const account = await findAccountByEmail(email)
  return account?.role === 'adminProMax'
    ? account.id
    : failField('email', 'There is no operator with this email address.')
}
