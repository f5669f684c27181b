import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes what the server changed be read anew. Queries on screen refetch where they are; others are dropped, because mounting alone
 * never refetches. With topics, only queries whose key begins with one of them (`['offers', ...]` for `offers`).
 */
export async function invalidateTopics(client: QueryClient, topics?: readonly string[]): Promise<void> {
  const concerned = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !topics || topics.some((topic) => queryKey[0] === topic)
  client.removeQueries({ type: 'inactive', predicate: concerned })
  await client.invalidateQueries({ type: 'active', predicate: concerned })
}
