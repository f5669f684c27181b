import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

interface OpenSavedSearchProps<Search> {
  /** Reads the saved searches when there is one to open. */
  useSaved: (enabled: boolean) => {
    data: { items: readonly { id: string; search: Search }[] } | undefined
    error: Error | null
    refetch: () => unknown
  }
  /** The address of a search with the newest first; of the page itself without one. */
  pathOf: (search: Search | null) => string
  children: ReactNode
}

/** Opens the saved search that the address names, as notifications of new matches do; renders the page without one. */
export function OpenSavedSearch<Search>({ useSaved, pathOf, children }: OpenSavedSearchProps<Search>) {
  const savedId = useSearchParams()[0].get('saved')
  const saved = useSaved(savedId !== null)
  if (savedId === null) return children
  return (
    <Loaded query={saved} skeleton={<PageSkeleton />}>
      {({ items }) => {
        const one = items.find(({ id }) => id === savedId)
        return one ? (
          <Navigate to={pathOf(one.search)} replace />
        ) : (
          <EmptyState
            title="This saved search no longer exists"
            action={<ButtonLink to={pathOf(null)}>Start a new search</ButtonLink>}
          />
        )
      }}
    </Loaded>
  )
}
