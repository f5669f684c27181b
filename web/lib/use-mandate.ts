import type { MandateScope } from '@marquee/contract/call'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { useCallQuery } from './use-call-query.ts'
import type { Viewer } from './viewer.ts'

interface Mandate {
  /** The talent confirms what their agent accepts. */
  asksFirst: boolean
  /**
   * Whether the viewer has the permission; everybody but an agent acts for themselves. True until it is
   * known: the server decides.
   */
  may: (scope: MandateScope) => boolean
  /**
   * A counter-offer is binding once accepted, so it needs a mandate that allows accepting without the
   * talent's approval.
   */
  mayCounter: boolean
  /** The missing permissions as a sentence; null when none is missing. */
  gap: (...scopes: (keyof typeof scopeLabels)[]) => string | null
}

const scopeLabels = {
  negotiate: 'make counter-offers',
  accept: 'accept or decline offers',
  upload: 'submit work',
} as const satisfies Partial<Record<MandateScope, string>>

/** Returns what an agent may do for this talent. The query is under the topic `home`, like the roster. */
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
      const missing = scopes.filter((scope) => !may(scope)).map((scope) => scopeLabels[scope])
      if (missing.length > 0)
        return `Your agreement with ${talent.displayName} doesn’t allow you to ${missing.join(' or ')}.`
      return scopes.includes('negotiate') && row.data?.dualConsent
        ? `Only ${talent.displayName} can make counter-offers.`
        : null
    },
  }
}
