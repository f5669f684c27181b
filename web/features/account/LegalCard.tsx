import type { Role } from '@marquee/contract/call'
import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import { legalDocumentKeys } from '@marquee/contract/legal/keys'
import { formatDate } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'

/** The legal documents that concern a role, with links. */
export function LegalCard({ role }: { role: Role }) {
  const otherTerms = role === 'brand' ? 'terms_talents' : 'terms_brands'
  return (
    <Card title="Terms and privacy">
      <RowList label="Legal documents" hasShortActions>
        {legalDocumentKeys
          .filter((key) => key !== otherTerms)
          .map((key) => {
            const document = legalDocuments[key]
            return (
              <Row
                key={key}
                title={document.title}
                detail={`Version of ${formatDate(currentVersion(document))}`}
                action={
                  <OutsideLink size="small" href={document.path} label={`Open: ${document.title}`}>
                    Open
                  </OutsideLink>
                }
              />
            )
          })}
      </RowList>
    </Card>
  )
}
