import type { CallOutput } from '@marquee/contract/call'
import type { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { contentPages } from '@marquee/contract/content/pages'
import { isLegalDocument } from '@marquee/contract/legal/keys'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { operatorPaths } from '#lib/paths.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
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
          <Stack>
            <Pages title="Pages" rows={items.filter(({ page }) => !isLegalDocument(page))} />
            <Pages title="Legal pages" rows={items.filter(({ page }) => isLegalDocument(page))} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function Pages({ title, rows }: { title: string; rows: readonly PageRow[] }) {
  return (
    <Card title={title}>
      <RowList label={title}>
        {rows.map((row) => (
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
    </Card>
  )
}

function detailOf({ page, publishedVersion, published, draft }: PageRow): string {
  if (draft) return `Draft by ${draft.by}, ${formatLocalDateTime(draft.at)}`
  if (published)
    return `Version ${publishedVersion}, published by ${published.by}, ${formatLocalDateTime(published.at)}`
  return contentPages[page].help
}

function stateOf({ draft, published, missingFigures }: PageRow) {
  if (missingFigures.length > 0) return <Status tone="bad">Check the figures</Status>
  if (draft) return <Status tone="warning">Draft</Status>
  return published ? <Status tone="good">Published</Status> : <Status tone="quiet">Original text</Status>
}
