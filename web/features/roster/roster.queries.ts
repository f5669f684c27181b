import type { CallOutput } from '@marquee/contract/call'
import { mandateCalls } from '@marquee/contract/calls/mandates'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** What a change of the roster puts out of date. */
export const rosterTopics = ['roster', 'home', 'talents', 'offers']
/** What an answer about a mandate puts out of date for the talent. */
export const mandateTopics = ['mandates', 'home', 'offers']

const states = statesOf(mandateLifecycle)
/** As many as a shared page or a colleague can hold. */
const mostNames = 500
type RosterList = CallOutput<typeof rosterCalls.addedTalents>

/**
 * The roster, newest first; `status` as it stands in the address, ignored when it is none. Its rows count work, so that it stands under
 * the topic that all news of work has.
 */
export function useRoster({ status, text }: { status: string; text: string }) {
  const known = states.find((state) => state === status)
  const filter = { ...(known && { status: known }), ...(text && { text }) }
  return usePagedQuery(['home', 'roster', filter], rosterCalls.addedTalents, filter)
}

/** One talent of the roster with profile and mandate; not asked for again while they are being removed. */
export function useRosterTalent(talentId: string, isWanted: boolean) {
  return useCallQuery(
    ['home', 'roster', talentId],
    rosterCalls.addedTalent,
    { talentId },
    { enabled: isWanted },
  )
}

interface RosterNames {
  names: readonly { id: string; name: string }[]
  /** Before, the list is empty because nobody knows. */
  isKnown: boolean
}

/** The talents represented at the moment, by name, for a choice among them. */
export function useRosterNames(): RosterNames {
  const roster = useQuery({ queryKey: ['roster', 'names'], queryFn: listNames })
  return { names: roster.data ?? [], isKnown: roster.data !== undefined }
}

/** Page by page, because a choice that lacks somebody is worse than one that takes a moment. */
async function listNames(): Promise<RosterNames['names']> {
  const names: { id: string; name: string }[] = []
  for (let cursor: string | null | undefined; cursor !== null && names.length < mostNames; ) {
    const page: RosterList = await call(rosterCalls.addedTalents, {
      status: 'active',
      limit: 100,
      ...(cursor && { cursor }),
    })
    names.push(
      ...page.items.flatMap(({ talent }) => (talent ? [{ id: talent.id, name: talent.displayName }] : [])),
    )
    cursor = page.nextCursor
  }
  return names.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Who asks to represent the talent, does, or did. */
export function useMandates() {
  return usePagedQuery(['mandates', 'all'], mandateCalls.talentMandates, {})
}

/** What was done in the talent's name, newest first; under the topic that all news of work has, as each deed is some. */
export function useDelegatedActions() {
  return usePagedQuery(['home', 'deeds'], mandateCalls.delegatedActions, {})
}

/** Who carries the market's fee; the example of a split is told by it. */
export function useFeeMode() {
  return useCallQuery(['settings'], settingsCalls.marketSettings, {}).data?.feeMode ?? 'deducted'
}
