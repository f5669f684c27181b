import { randomUUID } from 'node:crypto'
import type { identityCalls } from '@marquee/contract/calls/identity'
import { failField } from '@marquee/contract/errors'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { storePicture } from '../files/store-picture.ts'
import { requireNotBreached } from './breached-passwords.ts'
import { findAccountByEmail, TERMS_VERSION } from './identity.store.ts'
import { hashPassword, requireStrongPassword } from './secrets.ts'
import { sendAccountExists, sendVerificationCode } from './send-code.ts'
import { createSignUp } from './sign-ups.store.ts'

/** How long a sign-up waits for its code: seven days. */
const SIGN_UP_TTL_MS = 7 * 86_400_000

interface NewAccount {
  role: 'brand' | 'talent' | 'talentagent'
  name: string
  email: string
  password: string
  agency?: { name: string; website: string }
}

/** The id is generated first, so that an uploaded image belongs to it. */
interface Prepared {
  id: string
  passwordHash: string
  logoUrl: string | null
}

type Response = Awaited<ReturnType<Handler<typeof identityCalls.userSignUp>>>

/**
 * Saves a sign-up and emails its code; the account opens when the code is entered. Someone else’s sign-up with
 * the same address has a code of its own, so it can neither take nor block the address. The response is the
 * same for an existing account, whose owner gets an email instead, so that it reveals nothing.
 */
function signUp<Input extends { email: string; password: string }>(accountOf: (input: Input) => NewAccount) {
  return {
    prepare: async (ctx: RequestContext, input: Input): Promise<Prepared> => {
      const { password, email, name, agency } = accountOf(input)
      requireStrongPassword('password', password, { email, names: [name, agency?.name ?? ''] })
      await requireNotBreached('password', password)
      const id = randomUUID()
      const [picture] = ctx.files
      const logo = picture ? await storePicture(picture, 'logos', id) : null
      return { id, passwordHash: await hashPassword(password), logoUrl: logo?.url ?? null }
    },
    act: async (
      ctx: RequestContext,
      input: Input,
      { id, passwordHash, logoUrl }: Prepared,
    ): Promise<Response> => {
      const { role, name, email, agency } = accountOf(input)
      const existing = await findAccountByEmail(email)
      if (existing) await sendAccountExists(existing, ctx.now)
      else {
        const signUp = await createSignUp({
          id,
          role,
          name,
          email,
          passwordHash,
          agencyName: agency?.name ?? null,
          agencyWebsite: agency?.website ?? null,
          logoUrl,
          termsVersion: TERMS_VERSION,
          termsAcceptedAt: ctx.now,
          createdAt: ctx.now,
        })
        await scheduleTimer('sign_up', id, 'expire', new Date(ctx.now.getTime() + SIGN_UP_TTL_MS))
        await sendVerificationCode(signUp, ctx.now)
      }
      return { email, verify: true }
    },
  }
}

export const signUpBrand = prepared<typeof identityCalls.brandSignUp, Prepared>(
  signUp((input) => ({ ...input, role: 'brand', name: input.companyName })),
)

export const signUpTalent = prepared<typeof identityCalls.talentSignUp, Prepared>(
  signUp((input) => ({ ...input, role: 'talent', name: input.displayName })),
)

export const signUpAgent = prepared<typeof identityCalls.agentSignUp, Prepared>(
  signUp((input) => ({
    ...input,
    role: 'talentagent',
    agency: { name: input.agencyName, website: input.website ?? '' },
  })),
)

/** Signs up with the role in the body; the required name field depends on the role. */
export const signUpAs = prepared<typeof identityCalls.userSignUp, Prepared>(
  signUp((input) => {
    const field = ({ brand: 'companyName', talent: 'displayName', talentagent: 'name' } as const)[input.role]
    const name = input[field] ?? failField(field, 'Please fill this in.')
    if (input.role !== 'talentagent') return { ...input, name }
    const agencyName = input.agencyName ?? failField('agencyName', 'Please fill this in.')
    return { ...input, name, agency: { name: agencyName, website: '' } }
  }),
)
