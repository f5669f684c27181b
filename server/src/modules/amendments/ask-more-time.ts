import type { CallInput } from '@marquee/contract/call'
import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail, failField } from '@marquee/contract/errors'
import { mayAskMoreTime, withMoreTime } from '@marquee/contract/terms/more-time'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { presentTerms, type Side } from './amendment.ts'
import { lockAmendedDeal } from './amendments.store.ts'
import { viewSaved } from './amendments.view.ts'
import { saveProposal } from './save-amendment.ts'

type Input = CallInput<typeof amendmentCalls.brandAskMoreTime>

/**
 * The brand proposes a later due date of a deliverable. Fails with `change_open`, `more_time_too_early`, with
 * `wrong_state` when its work is submitted already, and at `draftDue` for a date that is not later.
 */
export const brandAskMoreTime: Handler<typeof amendmentCalls.brandAskMoreTime> = (ctx, input) =>
  askMoreTime(ctx, 'brand', input)

/**
 * The talent asks for a later due date of a deliverable. An agent may do so with the right to negotiate: it takes
 * nothing from the talent. Fails as the brand’s call does.
 */
export const talentAskMoreTime: Handler<typeof amendmentCalls.talentAskMoreTime> = (ctx, input) =>
  askMoreTime(ctx, 'talent', input)

async function askMoreTime(
  ctx: RequestContext,
  by: Side,
  { dealId, deliverableId, draftDue, reason }: Input,
) {
  const [locked, signer] = await Promise.all([
    lockAmendedDeal({ dealId, partyId: ctx.actor.id }),
    loadSigner(ctx, undefined),
  ])
  const found = locked ?? fail('not_found')
  const chosen =
    found.work.find(({ id }) => id === deliverableId) ??
    failField('deliverableId', 'This deliverable is not part of the deal.')
  if (chosen.status !== 'pending' && chosen.status !== 'changes_requested')
    fail('wrong_state', { state: chosen.status, version: chosen.version })
  if (!mayAskMoreTime(chosen.dueAt, ctx.now)) fail('more_time_too_early')
  if (draftDue <= chosen.spec.draftDue || draftDue <= today(ctx.now))
    failField('draftDue', 'Choose a day after the present due date and after today.')

  const { terms, price } = presentTerms(found.deal, found.work)
  const isOpen = (id: string) =>
    found.work.some(
      (row) => row.id === id && (row.status === 'pending' || row.status === 'changes_requested'),
    )
  const deliverables = withMoreTime(terms.deliverables, deliverableId, draftDue, isOpen)
  const set = { terms: { ...terms, deliverables }, price }
  const step = { by, now: ctx.now }
  const { amendment } = await saveProposal(found, { by, kind: 'more_time', set, reason, signer }, step)
  return viewSaved(ctx, found, amendment, null)
}
