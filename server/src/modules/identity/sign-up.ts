import type { identityCalls } from '@marquee/contract/calls/identity'
import { refuseField } from '@marquee/contract/refusals'
import { type Act, type Ctx, prepared } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { addAccount, findAccountByEmail } from './identity.store.ts'
import { hashPassword, refuseWeakPassword } from './secrets.ts'
import { sendAlreadyKnown, sendVerificationCode } from './send-code.ts'

/** The wording of terms accepted today. */
const TERMS_VERSION = '2026-11'

interface NewAccount {
  role: 'brand' | 'talent'
  name: string
  email: string
  password: string
}

type Reply = Awaited<ReturnType<Act<typeof identityCalls.userSignUp>>>

/**
 * Makes an account and mails its code. The answer is the same for a known address, whose owner gets a mail instead: a stranger
 * learns nothing. It does not sign in; the code does.
 */
function signUp<Input extends { email: string; password: string }>(accountOf: (input: Input) => NewAccount) {
  return {
    prepare: (_ctx: Ctx, input: Input) => {
      const { password, email } = accountOf(input)
      refuseWeakPassword('password', password, email)
      return hashPassword(password)
    },
    act: async (ctx: Ctx, input: Input, passwordHash: string): Promise<Reply> => {
      const { role, name, email } = accountOf(input)
      const account = await addAccount({ role, name, email, passwordHash, termsVersion: TERMS_VERSION, termsAcceptedAt: ctx.now })
      if (account) {
        await emit('account.signed_up', { accountId: account.id, role, name })
        await sendVerificationCode(account, ctx.now)
      } else {
        const known = await findAccountByEmail(email)
        if (known?.emailVerifiedAt) await sendAlreadyKnown(known, ctx.now)
        else if (known) await sendVerificationCode(known, ctx.now)
      }
      return { email, verify: true }
    },
  }
}

export const signUpBrand = prepared<typeof identityCalls.brandSignUp, string>(
  signUp((input) => ({ ...input, role: 'brand', name: input.companyName })),
)

export const signUpTalent = prepared<typeof identityCalls.talentSignUp, string>(
  signUp((input) => ({ ...input, role: 'talent', name: input.displayName })),
)

/** The same act with the role in the body; the name it needs depends on the role. */
export const signUpAs = prepared<typeof identityCalls.userSignUp, string>(
  signUp((input) => {
    const field = input.role === 'brand' ? 'companyName' : 'displayName'
    return { ...input, name: input[field] ?? refuseField(field, 'Please fill this in.') }
  }),
)
