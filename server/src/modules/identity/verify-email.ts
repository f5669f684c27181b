import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail } from '@marquee/contract/errors'
import { termsFor } from '@marquee/contract/legal/documents'
import { separateTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { runInBackground } from '../../platform/jobs/background-work.ts'
import { clock } from '../../platform/time/clock.ts'
import { createConsents } from './consents.store.ts'
import { signUpInvitations } from './identity.ports.ts'
import { createAccount } from './identity.store.ts'
import { isCode } from './secrets.ts'
import { sendVerificationCode } from './send-code.ts'
import { openSessionFor } from './session.ts'
import { consumeCodeAttempts, consumeSignUp, deleteSignUpsOf, listSignUps } from './sign-ups.store.ts'

/** The sign-up whose code was correct; null otherwise. */
type CheckedCode = { id: string; codeHash: string } | null

/**
 * Returns the sign-up that the code belongs to. All are compared, so that the duration does not depend on
 * which it is.
 */
async function findMatch(
  waiting: readonly { id: string; codeHash: string | null }[],
  code: string,
): Promise<CheckedCode> {
  let match: CheckedCode = null
  for (const { id, codeHash } of waiting)
    if (codeHash && (await isCode(codeHash, code))) match = { id, codeHash }
  return match
}

/**
 * Opens the account of the sign-up whose emailed code is entered, removes all others of the address, and
 * opens the first session. Fails with `wrong_code` in every other case.
 */
function verifyEmail(role: 'brand' | 'talent' | 'talentagent') {
  return prepared<typeof signInCalls.brandVerifyEmail, CheckedCode>({
    // The attempt is counted in a separate transaction before the code is checked, so that a rollback cannot
    // undo it.
    prepare: (_ctx: RequestContext, { email, code }) =>
      separateTransaction(() => consumeCodeAttempts(email, role, clock.now())).then((waiting) =>
        findMatch(waiting, code),
      ),
    act: async (ctx, _input, checked) => {
      const signUp = (checked && (await consumeSignUp(checked.id, checked.codeHash))) || fail('wrong_code')
      const { id, email, name, passwordHash, agencyName, invitationHash } = signUp
      // Another sign-up of the address may have been confirmed at the same moment.
      const account =
        (await createAccount({
          id,
          role,
          name,
          email,
          passwordHash,
          emailVerifiedAt: ctx.now,
        })) ?? fail('wrong_code')
      await createConsents(
        id,
        [
          { document: termsFor(role), version: signUp.termsVersion },
          { document: 'privacy', version: signUp.privacyVersion },
        ],
        { acceptedAt: signUp.termsAcceptedAt, way: 'sign_up', ip: signUp.ip },
      )
      const agency = { name: agencyName ?? '', website: signUp.agencyWebsite ?? '', logoUrl: signUp.logoUrl }
      await deleteSignUpsOf(email)
      await emit('account.signed_up', {
        accountId: id,
        role,
        name,
        ...(agencyName !== null && { agency }),
      })
      if (invitationHash) await signUpInvitations.get().join({ talentId: id, invitationHash }, ctx.now)
      return openSessionFor(ctx, account)
    },
  })
}

export const verifyBrandEmail = verifyEmail('brand')
export const verifyTalentEmail = verifyEmail('talent')
export const verifyAgentEmail = verifyEmail('talentagent')

/**
 * Emails each unconfirmed sign-up of an address a new code, with the name it was made with. The response is
 * the same for every address, and so is its duration: the sign-ups are looked up after it.
 */
export const resendCode: Handler<typeof signInCalls.brandResendCode> = async (_ctx, { email }) => {
  runInBackground('verification code', async (now) => {
    for (const signUp of await listSignUps(email)) await sendVerificationCode(signUp, now)
  })
  return { email, verify: true }
}
