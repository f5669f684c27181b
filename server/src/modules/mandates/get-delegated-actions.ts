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
  const titles = await subjectTitles.ask()(
    rows.flatMap(({ deed: { subjectNoun: noun, subjectId: id } }) => (noun && id ? [{ noun, id }] : [])),
  )
  return toPage(
    rows,
    limit,
    ({ deed, agency, person }) => ({
      ...{ id: String(deed.id), call: deed.call, summary: labelFor(deed.call), agency, person },
      subject:
        deed.subjectNoun && deed.subjectId
          ? { noun: deed.subjectNoun, id: deed.subjectId, title: titles.get(deed.subjectId) ?? '' }
          : null,
      at: deed.at.toISOString(),
    }),
    ({ deed }) => [deed.at.toISOString(), deed.id],
  )
}
