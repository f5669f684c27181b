import type { QueryClient } from '@tanstack/react-query'
import { dropEarly } from './early-calls.ts'
import { noteChange } from './news-of-changes.ts'

/**
 * Invalidates cached queries. Active queries refetch; inactive ones are removed, because mounting alone never
 * refetches. The primary database answers, because a replica may not have the change yet. With topics, only queries whose key begins with one of them (`['offers', ...]` for `offers`).
 */
export async function invalidateTopics(client: QueryClient, topics?: readonly string[]): Promise<void> {
  noteChange()
  dropEarly()
  const concerned = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !topics || topics.some((topic) => queryKey[0] === topic)
  client.removeQueries({ type: 'inactive', predicate: concerned })
  // A first read on its way may have begun before the change, and is not repeated unless it is cancelled.
  await client.cancelQueries({
    type: 'active',
    fetchStatus: 'fetching',
    predicate: (query) => concerned(query) && query.state.data === undefined,
  })
  await client.invalidateQueries({ type: 'active', predicate: concerned })
}
