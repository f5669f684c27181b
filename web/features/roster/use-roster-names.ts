import type { CallOutput } from '@marquee/contract/call'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The most talents that a shared link or a colleague can have. */
const mostNames = 500
type RosterList = CallOutput<typeof rosterCalls.addedTalents>

interface RosterNames {
  names: readonly { id: string; name: string }[]
  /** False until the list is loaded. */
  isKnown: boolean
}

/** Reads the names of the talents represented now, for a selection. In a file of its own, so that home pages do not load the code of paged lists. */
export function useRosterNames(): RosterNames {
  const roster = useQuery({ queryKey: ['roster', 'names'], queryFn: listNames })
  return { names: roster.data ?? [], isKnown: roster.data !== undefined }
}

/** Reads all pages, because a selection must be complete. */
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
