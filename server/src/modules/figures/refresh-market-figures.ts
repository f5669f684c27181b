import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { sinceOf } from './figures.ts'
import { computeMarketFigures, saveMarketFigures } from './market-figures.store.ts'

/** Stores the figures of the whole market, for the public home page. */
export async function refreshMarketFigures(): Promise<void> {
  await inTransaction(systemActor, async (now) =>
    saveMarketFigures(await computeMarketFigures({ since: sinceOf(now), now })),
  )
}
