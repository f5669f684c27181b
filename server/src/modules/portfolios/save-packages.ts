import { randomUUID } from 'node:crypto'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Handler } from '../../platform/handler.ts'
import { lockEditable, viewSaved } from './editable-portfolio.ts'
import { listPackages, replacePackages } from './portfolios.store.ts'

/**
 * Replaces the packages of a talent. A package that is named by its id keeps it, so that links to it still work; an id that
 * is not the talent’s is given to nobody, and the package becomes a new one. Fails as `lockEditable` does.
 */
export const savePackages: Handler<typeof portfolioCalls.savePackages> = async (ctx, { packages }) => {
  const talent = await lockEditable(ctx)
  const own = new Map((await listPackages(talent.id)).map((row) => [row.id, row]))
  const rows = packages.map(({ id, ...terms }, index) => {
    const kept = id === undefined ? undefined : own.get(id)
    // A second package with the same id is a new one.
    if (kept) own.delete(kept.id)
    return {
      ...terms,
      id: kept?.id ?? randomUUID(),
      talentId: talent.id,
      position: index + 1,
      createdAt: kept?.createdAt ?? ctx.now,
    }
  })
  await replacePackages(talent.id, rows)
  return viewSaved(talent.id, ctx.now)
}
