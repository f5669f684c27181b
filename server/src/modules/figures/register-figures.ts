import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { refreshMarketFigures } from './refresh-market-figures.ts'
import { refreshReplyHours } from './refresh-reply-hours.ts'

/** Registers the hourly computation of stored figures. */
export function registerFigures(): void {
  onCleanUp('reply times of talents', refreshReplyHours)
  onCleanUp('figures of the market', refreshMarketFigures)
}
