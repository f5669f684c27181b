import type { Payee } from './use-earnings.ts'

/** Who reads about the money: its payee, or the agent of the talent whose share it is. */
export type Reader = Payee | 'agentOfTalent'

interface EarningsTexts {
  share: string
  held: string
  /** Used after "in transit to". */
  whom: string
  bank: string
  owner: string
}

const own = { held: 'Held for you', whom: 'you', bank: 'your bank', owner: 'yours' }

/** What the payee and their money are called. */
export const earningsTexts: Record<Reader, EarningsTexts> = {
  talent: { share: 'your share', ...own },
  agent: { share: 'your commission', ...own },
  agentOfTalent: {
    share: 'their share',
    held: 'Held for them',
    whom: 'them',
    bank: 'their bank',
    owner: 'theirs',
  },
}
