import type { MandateScope } from '@marquee/contract/call'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { useCallQuery } from './use-call-query.ts'
import type { Viewer } from './viewer.ts'

interface Mandate {
  /** The talent confirms what their agent accepts. */
  asksFirst: boolean
  /** Whether the viewer may; everybody but an agent acts in their own name. True until it is known: the server has the last word. */
  may: (scope: MandateScope) => boolean
  /** A counter is a yes given beforehand, so it takes a mandate that may say yes without asking. */
  mayCounter: boolean
  /** What of these the mandate leaves out, as a sentence; null when it leaves out nothing. */
  gap: (...scopes: (keyof typeof words)[]) => string | null
}

const words = {
  negotiate: 'counter offers',
  accept: 'accept or reject offers',
  upload: 'send work',
} as const satisfies Partial<Record<MandateScope, string>>

/** What an agent may do for this talent. Under the topic of home, as the roster is. */
export function useMandate(side: Viewer, talent: { id: string; displayName: string }): Mandate {
  const row = useCallQuery(
    ['home', 'roster', talent.id],
    rosterCalls.addedTalent,
    { talentId: talent.id },
    { enabled: side === 'agent' },
  )
  const may = (scope: MandateScope) => side !== 'agent' || (row.data?.scopes.includes(scope) ?? true)
  return {
    asksFirst: row.data?.dualConsent ?? false,
    may,
    mayCounter: may('negotiate') && may('accept') && !(row.data?.dualConsent ?? false),
    gap: (...scopes) => {
      const missing = scopes.filter((scope) => !may(scope)).map((scope) => words[scope])
      if (missing.length > 0)
        return `Your mandate does not let you ${missing.join(', nor ')} for ${talent.displayName}.`
      return scopes.includes('negotiate') && row.data?.dualConsent
        ? `${talent.displayName} makes counter-offers themselves.`
        : null
    },
  }
}
