import type { CallOutput } from '@marquee/contract/call'
import type { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { contentPages } from '@marquee/contract/content/pages'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { operatorPaths } from '#lib/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { useContentPages } from './content.queries.ts'

type PageRow = CallOutput<typeof operatorContentCalls.contentPages>['items'][number]

/** The texts of the public pages: which version visitors read, and who is changing it. */
export function ContentPagesPage() {
  return (
    <>
      <PageHeader
        title="Content"
        lead="The texts of the public pages. Visitors see a change when you publish it, not before."
      />
      <Loaded query={useContentPages()} skeleton={<RowsSkeleton />}>
        {({ items }) => (
          <RowList label="Content pages">
            {items.map((row) => (
              <Row
                key={row.page}
                to={operatorPaths.contentPage(row.page)}
                title={contentPages[row.page].label}
                detail={detailOf(row)}
                state={stateOf(row)}
                time={contentPages[row.page].path ?? 'All pages'}
              />
            ))}
          </RowList>
        )}
      </Loaded>
    </>
  )
}

function detailOf({ page, publishedVersion, published, draft }: PageRow): string {
  if (draft) return `Draft by ${draft.by}, ${formatLocalDateTime(draft.at)}`
  if (published)
    return `Version ${publishedVersion}, published by ${published.by}, ${formatLocalDateTime(published.at)}`
  return contentPages[page].help
}

function stateOf({ draft, published }: PageRow) {
  if (draft) return <Status tone="warning">Draft</Status>
  return published ? <Status tone="good">Published</Status> : <Status tone="quiet">Original text</Status>
}
