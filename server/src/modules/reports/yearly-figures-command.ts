import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../../config.ts'
import { inTransaction, setEngine } from '../../platform/database/database.ts'
import { openEngine } from '../../platform/database/open.ts'
import { systemActor } from '../../platform/handler.ts'
import { loadYearlyFigures } from './yearly-figures.store.ts'

/**
 * Implements `npm run reports:yearly -w server -- --year 2026`: prints the figures of a calendar year as
 * JSON, by kind and by outcome, with medians in minutes. With the embedded database the server must be
 * stopped first.
 */
const { values } = parseArgs({ options: { year: { type: 'string' } } })
const year = z.coerce.number().int().min(2000).max(9998).safeParse(values.year)

if (year.success) {
  const { engine, release } = await openEngine(readConfig())
  setEngine(engine)
  try {
    await engine.migrate()
    const figures = await inTransaction(systemActor, () => loadYearlyFigures(year.data))
    process.stdout.write(`${JSON.stringify({ year: year.data, ...figures }, null, 2)}\n`)
  } finally {
    await engine.close()
    await release()
  }
} else {
  process.stdout.write('Please give --year, for example --year 2026.\n')
  process.exitCode = 2
}
