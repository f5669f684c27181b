import { log } from '../../platform/log.ts'

/** The books contradict themselves: a fault in the program, never something to carry on from. Logged as it is made. */
export class LedgerAlarm extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'LedgerAlarm'
    log.error({ where: 'ledger', alarm: sentence }, 'ledger alarm')
  }
}
