import { sql } from 'drizzle-orm'
import { sealKey } from '../modules/identity/second-factor.ts'
import { db } from '../platform/database/database.ts'
import type { TestResponse } from '../platform/testing/inject.ts'
import { clock } from '../platform/time/clock.ts'
import { appCodeOf } from './app-code.ts'
import type { Person, ServerUnderTest } from './person.ts'

/** The key of the authenticator app that `confirmSecondFactor` gives to people. */
const APP_KEY = 'A2B3'.repeat(8)

/** Returns the present code of the app of a person who has it from `confirmSecondFactor`. */
export const appCode = (): string => appCodeOf(APP_KEY, clock.now().getTime())

/**
 * Gives a person a second factor, unless they have one, and confirms their sessions with it now, in two statements: for tests
 * about something else that needs it, such as bank details.
 */
export async function confirmSecondFactor({ id }: Pick<Person, 'id'>): Promise<void> {
  const now = clock.now().toISOString()
  await db().execute(
    sql`insert into second_factors (account_id, sealed_key, last_step, enrolled_at)
      values (${id}, ${sealKey(APP_KEY)}, 0, ${now}) on conflict do nothing`,
  )
  await db().execute(
    sql`update sessions set confirmed_at = ${now}, second_confirmed_at = ${now} where account_id = ${id}`,
  )
}

/** Makes the codes of all apps count again, because tests need more of them than an app shows. */
export async function forgetUsedAppCodes(): Promise<void> {
  await db().execute(sql`update second_factors set last_step = 0, attempts = 0`)
}

/** Answers a challenge of the sign-in with the code of the app. */
export async function answerChallenge(
  app: Pick<ServerUnderTest, 'call'>,
  challenge: string,
): Promise<TestResponse> {
  await forgetUsedAppCodes()
  return app.call('/user/verify-second-factor', { challenge, code: appCode() })
}
