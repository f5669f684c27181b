import type { UserDetails } from '@marquee/contract/calls/operators'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'

const ways = { sign_up: 'at the sign-up', asked_again: 'when asked again' } as const

/** Which versions of the terms and the privacy notice a user has confirmed, when, how and from where. */
export function ConsentsCard({ consents }: Pick<UserDetails, 'consents'>) {
  return (
    <Card title="Terms and privacy">
      {consents.length === 0 ? (
        <p>This account has confirmed no document.</p>
      ) : (
        <RowList label="Confirmed versions, newest first">
          {consents.map(({ document, version, at, way, ip }) => (
            <Row
              key={`${document} ${version}`}
              title={`${legalDocuments[document].title}, version of ${formatDate(version)}`}
              detail={`${legalDocuments[document].confirmation === 'read' ? 'Read' : 'Accepted'} ${ways[way]} · ${formatLocalDateTime(at)}${ip === null ? '' : ` · ${ip}`}`}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
