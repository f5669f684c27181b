import { log } from '../../platform/log.ts'

/**
 * Thrown when the ledger contradicts itself: a programming error that must stop the operation. Logged when it
 * is created.
 */
export class LedgerAlarm extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'LedgerAlarm'
    log.error({ where: 'ledger', alarm: sentence }, 'ledger alarm')
  }
}
