import { randomUUID } from 'node:crypto'
import type { identityCalls } from '@marquee/contract/calls/identity'
import { failField } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { storePicture } from '../files/store-picture.ts'
import { createAccount, findAccountByEmail, TERMS_VERSION } from './identity.store.ts'
import { hashPassword, requireStrongPassword } from './secrets.ts'
import { sendAccountExists, sendVerificationCode } from './send-code.ts'

type NewAgency = NonNullable<Events['account.signed_up']['agency']>

interface NewAccount {
  role: 'brand' | 'talent' | 'talentagent'
  name: string
  email: string
  password: string
  agency?: Omit<NewAgency, 'logoUrl'>
}

/** The account's id is generated first, so that an uploaded image belongs to it. */
interface Prepared {
  id: string
  passwordHash: string
  logoUrl: string | null
}

type Response = Awaited<ReturnType<Handler<typeof identityCalls.userSignUp>>>

/**
 * Creates an account and emails its code. The response is the same for an existing address, whose owner gets an
 * email instead, so that it reveals nothing. It does not sign in; the code does.
 */
function signUp<Input extends { email: string; password: string }>(accountOf: (input: Input) => NewAccount) {
  return {
    prepare: async (ctx: RequestContext, input: Input): Promise<Prepared> => {
      const { password, email } = accountOf(input)
      requireStrongPassword('password', password, email)
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
      const account = await createAccount({
        id,
        role,
        name,
        email,
        passwordHash,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: ctx.now,
      })
      if (account) {
        await emit('account.signed_up', {
          accountId: id,
          role,
          name,
          ...(agency && { agency: { ...agency, logoUrl } }),
        })
        await sendVerificationCode(account, ctx.now)
      } else {
        const existing = await findAccountByEmail(email)
        if (existing?.emailVerifiedAt) await sendAccountExists(existing, ctx.now)
        else if (existing) await sendVerificationCode(existing, ctx.now)
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
