import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { labelFor } from './delegated-action-labels.ts'
import { listDelegatedActions } from './delegated-actions.store.ts'
import { subjectTitles } from './mandates.ports.ts'

/** Returns what agents did on behalf of the talent, and who did it, newest first. */
export const getDelegatedActions: Handler<typeof mandateCalls.delegatedActions> = async (
  ctx,
  { cursor, limit },
) => {
  const rows = await listDelegatedActions(ctx.actor.id, { cursor, limit })
  const titles = await subjectTitles.get()(
    rows.flatMap(({ action: { subjectNoun: noun, subjectId: id } }) => (noun && id ? [{ noun, id }] : [])),
  )
  return toPage(
    rows,
    limit,
    ({ action, agency, person }) => ({
      id: String(action.id),
      call: action.call,
      summary: labelFor(action.call),
      agency,
      person,
      subject:
        action.subjectNoun && action.subjectId
          ? { noun: action.subjectNoun, id: action.subjectId, title: titles.get(action.subjectId) ?? '' }
          : null,
      at: action.at.toISOString(),
    }),
    ({ action }) => [action.at.toISOString(), action.id],
  )
}
