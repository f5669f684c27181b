import type { ReactNode } from 'react'
import { errorText } from '#lib/api-error.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import classes from './LoadedPages.module.css'

interface Pages<Item> {
  items: readonly Item[]
  isPending: boolean
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface LoadedPagesProps<Item> {
  /** From `usePagedQuery`. */
  pages: Pages<Item>
  skeleton: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/**
 * Renders a paged list, with "Load more" while there are more pages. Rows of the previous filter are dimmed,
 * not removed.
 */
export function LoadedPages<Item>({ pages, skeleton, empty, children }: LoadedPagesProps<Item>) {
  if (pages.isPending) return skeleton
  if (pages.error && pages.items.length === 0)
    return <ErrorState onRetry={() => void pages.refetch()}>{errorText(pages.error)}</ErrorState>
  if (pages.items.length === 0) return empty
  return (
    <div
      className={classes.pages}
      data-old={pages.isPlaceholderData || undefined}
      aria-busy={pages.isFetchingNextPage}
    >
      {children(pages.items)}
      {pages.error && <p role="alert">{errorText(pages.error)}</p>}
      {pages.hasNextPage && (
        <div className={classes.more}>
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  )
}
