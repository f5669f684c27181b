import type { Role } from '@marquee/contract/call'
import { formatDate } from '@marquee/contract/rules/dates'
import { useLegalDocuments } from '#lib/use-legal-documents.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'

/** The legal documents that concern a role, with links. */
export function LegalCard({ role }: { role: Role }) {
  const otherTerms = role === 'brand' ? 'terms_talents' : 'terms_brands'
  const query = useLegalDocuments()
  return (
    <Card title="Terms and privacy">
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ items }) => (
          <RowList label="Legal documents" hasShortActions>
            {items
              .filter(({ document }) => document !== otherTerms)
              .map(({ document, title, path, versions: [current] }) => (
                <Row
                  key={document}
                  title={title}
                  detail={current && `Last updated ${formatDate(current.version)}`}
                  action={
                    <OutsideLink size="small" href={path} label={`Open: ${title}`}>
                      Open
                    </OutsideLink>
                  }
                />
              ))}
          </RowList>
        )}
      </Loaded>
    </Card>
  )
}
