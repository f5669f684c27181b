import { verificationCalls } from '@marquee/contract/calls/verification'
import { fail } from '@marquee/contract/errors'
import { createAccount } from '../src/modules/identity/identity.store.ts'
import { listQueue } from '../src/modules/queue/queue.store.ts'
import { decideReport } from '../src/modules/reports/decide-report.ts'
import { makeReport, reportTalent } from '../src/modules/reports/make-report.ts'
import { appealReport, getDecisionsAboutMe } from '../src/modules/reports/own-reports.ts'
import { loadTalent } from '../src/modules/talents/talents.store.ts'
import { lockOrCreate, requestVerification } from '../src/modules/verification/brand-verification.ts'
import { startHandle, submitHandle } from '../src/modules/verification/verify-handle.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { actAs, actWith, daysAgo } from './act-as.ts'

/**
 * Gives operators work that deals do not bring: two reports, an appeal against a decision, a brand and a social account to verify. The
 * decision is that of a former operator, whose account has no password and cannot sign in.
 */
export async function seedOperatorWork(
  brands: ReadonlyMap<string, string>,
  talents: readonly string[],
): Promise<void> {
  const [reporting, verifying] = [...brands.values()].slice(-2)
  // Others than the shown demo accounts.
  const [first, second, third, fourth] = talents.slice(20)
  if (!reporting || !verifying || !first || !second || !third || !fourth) return
  const asBrand = actAs('brand', reporting)

  daysAgo(5)
  await asBrand(reportTalent, {
    talentId: first,
    kind: 'spam',
    text: 'We received the same message about another shop three times within one day.',
  })
  daysAgo(4)
  await decideFirstReport(first)
  daysAgo(2)
  const { items } = await actAs('talent', first)(getDecisionsAboutMe, { limit: 1 })
  await actAs('talent', first)(appealReport, {
    caseId: items[0]?.caseId ?? fail('not_found'),
    text: 'I wrote once to each of three colleagues of the same brand. Nobody got a message twice.',
  })

  daysAgo(1)
  await asBrand(reportTalent, {
    talentId: second,
    kind: 'intellectual_property',
    text: 'The third picture of this profile is from our spring campaign, which another talent made.',
  })
  daysAgo(0.4)
  await actAs('talent', third)(makeReport, {
    noun: 'brand',
    subjectId: reporting,
    kind: 'off_platform',
    text: 'They ask in a message to be paid back a part of the fee outside Marquee.',
  })

  daysAgo(0.6)
  await inTransaction(systemActor, async (now) =>
    requestVerification(await lockOrCreate(verifying), 'by hand', now),
  )
  const [social] = (await loadTalent(fourth))?.socials ?? []
  if (social) {
    const handle = verificationCalls.startHandleVerification.input.parse({
      platform: social.platform,
      handle: social.handle,
    })
    await actAs('talent', fourth)(startHandle, handle)
    await actAs('talent', fourth)(submitHandle, handle)
  }
  daysAgo(0)
}

/** Decides the report about this account with a warning. */
async function decideFirstReport(accountId: string): Promise<void> {
  const operator = await inTransaction(systemActor, () =>
    createAccount({
      role: 'adminProMax',
      email: 'former.operator@demo.example',
      name: 'Former operator',
      // No text has this hash, and a suspended account cannot sign in.
      passwordHash: '',
      status: 'suspended',
      emailVerifiedAt: clock.now(),
    }),
  )
  const item = (await listQueue(clock.now(), 100)).find(
    ({ kind, user_id }) => kind === 'report' && user_id === accountId,
  )
  if (!operator || !item) return
  await actWith({ kind: 'account', id: operator.id, role: 'adminProMax', sessionId: '' })(decideReport, {
    caseId: item.subject_id,
    outcome: 'warning',
    remove: false,
    suspension: 'abuse',
    kind: 'spam',
    textForReporter: 'We have read the messages and have warned the person who sent them.',
    textForReported: 'You sent the same message three times within one day. Please write once and wait.',
    reason: 'Read in full, three equal messages',
  })
}
