import { randomBytes } from 'node:crypto'
import type { verificationCalls } from '@marquee/contract/calls/verification'
import { fail, failField } from '@marquee/contract/errors'
import { days } from '@marquee/contract/lifecycles/lifecycle'
import { ADAPTER_SOURCE, HANDLE_CODE_DAYS, normaliseHandle } from '@marquee/contract/rules/verification'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { loadMandate } from '../mandates/mandates.store.ts'
import { isManagedProfile } from '../roster/roster.ts'
import { loadTalent, type Talent } from '../talents/talents.store.ts'
import { confirmHandle } from './confirm-handle.ts'
import { type BioReading, readBio } from './handle-adapter.ts'
import {
  findHandle,
  type HandleRow,
  listFactsOf,
  listHandles,
  lockHandleOfAll,
  saveCode,
  updateHandle,
} from './verification.store.ts'
import { viewTalentVerification } from './verification.view.ts'

/** Long enough that no bio has it by chance. */
const CODE_BYTES = 4

type Of = (typeof verificationCalls)['startHandleVerification']

/** Returns what is verified about the talent, and the codes of their social accounts. */
export const getTalentVerification: Handler<typeof verificationCalls.talentVerification> = async (ctx) =>
  view(ctx, (await loadTalent(ctx.actor.id)) ?? fail('not_found'))

/**
 * Creates a code for one of the talent's saved social accounts; an older one that was not submitted is replaced. Fails with
 * `wrong_state` while an operator looks at it and for a verified one, and with `talent_keeps_profile` for an agent of a talent with
 * an account.
 */
export const startHandle: Handler<Of> = async (ctx, input) => {
  const { talent, key } = await requireOwn(ctx, input)
  const row = await saveCode(key, {
    code: `MQ-${randomBytes(CODE_BYTES).toString('hex').toUpperCase()}`,
    expiresAt: new Date(ctx.now.getTime() + days(HANDLE_CODE_DAYS)),
  })
  return view(ctx, talent, row ?? fail('wrong_state'))
}

/**
 * Says that the code is in the bio: a configured service confirms it at once, otherwise an operator looks. Fails with
 * `handle_code_expired` after 7 days, with `wrong_state` without an open code, and as `startHandle` does.
 */
export const submitHandle = prepared<
  (typeof verificationCalls)['submitHandleVerification'],
  (BioReading & { code: string }) | null
>({
  /** Returns what the service has read for the code; null without an open code. */
  prepare: async (ctx, input) => {
    const { key } = await requireOwn(ctx, input)
    const row = await findHandle(key)
    if (row?.status !== 'open' || row.expiresAt <= ctx.now) return null
    const { platform, handle, code } = row
    return { ...(await readBio({ platform, handle, code })), code }
  },
  act: async (ctx, input, bio) => {
    const { talent, key } = await requireOwn(ctx, input)
    const rows = await lockHandleOfAll(key)
    const row = rows.find(({ talentId }) => talentId === key.talentId) ?? fail('wrong_state')
    if (row.status !== 'open') fail('wrong_state', { state: row.status })
    if (row.expiresAt <= ctx.now) fail('handle_code_expired')
    const submitted = { ...row, submittedAt: ctx.now }
    if (bio?.found && bio.code === row.code) {
      const by = { source: ADAPTER_SOURCE, by: null, now: ctx.now }
      const confirmed = await confirmHandle(submitted, rows, { ...by, followers: bio.followers })
      return view(ctx, talent, { ...submitted, ...confirmed })
    }
    const changes = { status: 'waiting', submittedAt: ctx.now, decidedAt: null, updatedAt: ctx.now } as const
    await updateHandle(row.id, changes)
    return view(ctx, talent, { ...row, ...changes })
  },
})

/** Returns the talent and the normal form of one of their social accounts. Fails at `handle` for any other. */
async function requireOwn(
  { actor }: Pick<RequestContext, 'actor'>,
  { platform, handle }: { platform: string; handle: string },
) {
  const talent = (await loadTalent(actor.id)) ?? fail('not_found')
  const mandate = actor.delegation && (await loadMandate(actor.delegation.mandateId))
  if (actor.delegation && !(mandate && isManagedProfile(mandate, talent))) fail('talent_keeps_profile')
  const key = { talentId: talent.id, platform, handle: normaliseHandle(handle) }
  const isSaved = talent.socials.some(
    (social) => social.platform === platform && normaliseHandle(social.handle) === key.handle,
  )
  if (!isSaved) failField('handle', 'This is not a social account of the saved profile. Save it there first.')
  return { talent, key }
}

/** Returns the verification of a talent, with the changed row in place of the stored one. */
async function view({ now }: Pick<RequestContext, 'now'>, talent: Talent, changed?: HandleRow) {
  const [rows, facts] = await Promise.all([listHandles(talent.id), listFactsOf({ talentId: talent.id })])
  const others = rows.filter(({ id }) => id !== changed?.id)
  return viewTalentVerification(talent, changed ? [...others, changed] : rows, facts, now)
}
