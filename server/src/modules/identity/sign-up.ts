import { randomUUID } from 'node:crypto'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import { fail, failField } from '@marquee/contract/errors'
import { currentVersion, termsFor } from '@marquee/contract/legal/documents'
import { retentionMs } from '@marquee/contract/rules/retention'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { storePicture } from '../files/store-picture.ts'
import { requireNotBreached } from './breached-passwords.ts'
import { findReservation } from './email-changes.store.ts'
import { findAccountByEmail } from './identity.store.ts'
import { loadLegalDocuments } from './legal-versions.store.ts'
import { hashPassword, keyedHash, requireStrongPassword } from './secrets.ts'
import { emailAddressTaken } from './security-emails.ts'
import { sendAccountExists, sendVerificationCode } from './send-code.ts'
import { createSignUp } from './sign-ups.store.ts'

/** How long a sign-up waits for its code: seven days. */
const SIGN_UP_TTL_MS = retentionMs('sign_ups')

interface NewAccount {
  role: 'brand' | 'talent' | 'talentagent'
  name: string
  email: string
  password: string
  agency?: { name: string; website: string }
  /** The token of an invitation to someone outside Marquee. */
  invitation?: string | undefined
  /** The versions that the form has shown. */
  termsVersion?: string | undefined
  privacyVersion?: string | undefined
}

/** The id is generated first, so that an uploaded image belongs to it. */
interface Prepared {
  id: string
  passwordHash: string
  logoUrl: string | null
}

type Response = Awaited<ReturnType<Handler<typeof signInCalls.userSignUp>>>

/**
 * Saves a sign-up and emails its code; the account opens when the code is entered. Someone else’s sign-up
 * with the same address has a code of its own, so it can neither take nor block the address. The response is
 * the same for an existing account and for an address that its former owner may still restore, whose owner
 * gets an email instead, so that it reveals nothing. Fails with `document_changed` where the form has shown a version of the terms or
 * of the privacy notice that no longer applies.
 */
function signUp<Input extends { email: string; password: string }>(accountOf: (input: Input) => NewAccount) {
  return {
    prepare: async (ctx: RequestContext, input: Input): Promise<Prepared> => {
      const { password, email, name, agency } = accountOf(input)
      await requireStrongPassword('password', password, { email, names: [name, agency?.name ?? ''] })
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
      const { role, name, email, agency, invitation, ...shown } = accountOf(input)
      const documents = await loadLegalDocuments()
      const termsVersion = currentVersion(documents[termsFor(role)])
      const privacyVersion = currentVersion(documents.privacy)
      if ((shown.termsVersion ?? termsVersion) !== termsVersion) fail('document_changed')
      if ((shown.privacyVersion ?? privacyVersion) !== privacyVersion) fail('document_changed')
      const existing = await findAccountByEmail(email)
      if (existing) await sendAccountExists(existing, ctx.now)
      else if (await findReservation(email, ctx.now)) await emailAddressTaken(email, id, ctx.now)
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
          invitationHash: invitation ? keyedHash(invitation) : null,
          termsVersion,
          privacyVersion,
          termsAcceptedAt: ctx.now,
          ip: ctx.ip,
          createdAt: ctx.now,
        })
        await scheduleTimer('sign_up', id, 'expire', new Date(ctx.now.getTime() + SIGN_UP_TTL_MS))
        await sendVerificationCode(signUp, ctx.now)
      }
      return { email, verify: true }
    },
  }
}

export const signUpBrand = prepared<typeof signInCalls.brandSignUp, Prepared>(
  signUp((input) => ({ ...input, role: 'brand', name: input.companyName })),
)

export const signUpTalent = prepared<typeof signInCalls.talentSignUp, Prepared>(
  signUp((input) => ({ ...input, role: 'talent', name: input.displayName })),
)

export const signUpAgent = prepared<typeof signInCalls.agentSignUp, Prepared>(
  signUp((input) => ({
    ...input,
    role: 'talentagent',
    agency: { name: input.agencyName, website: input.website ?? '' },
  })),
)

/** Signs up with the role in the body; the required name field depends on the role. */
export const signUpAs = prepared<typeof signInCalls.userSignUp, Prepared>(
  signUp((input) => {
    const field = ({ brand: 'companyName', talent: 'displayName', talentagent: 'name' } as const)[input.role]
    const name = input[field] ?? failField(field, 'Please fill this in.')
    if (input.role !== 'talentagent') return { ...input, name }
    const agencyName = input.agencyName ?? failField('agencyName', 'Please fill this in.')
    return { ...input, name, agency: { name: agencyName, website: '' } }
  }),
)
