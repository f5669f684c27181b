import { Button } from '../Button.tsx'
import { Row } from '../Row.tsx'
import { RowList } from '../RowList.tsx'

interface ActiveLink {
  id: string
  title: string
  detail: string
  /** Names the link for the button that ends it: “created 03 Dec, 2026”. */
  name: string
}

interface ActiveLinksProps {
  items: readonly ActiveLink[]
  /** The link that is being ended; undefined for none. */
  endingId: string | undefined
  onEnd: (id: string) => void
}

/** The links to a page for people outside that have not ended, each with a button that ends it; nothing without any. */
export function ActiveLinks({ items, endingId, onEnd }: ActiveLinksProps) {
  if (items.length === 0) return null
  return (
    <RowList label="Links" hasShortActions>
      {items.map(({ id, title, detail, name }) => (
        <Row
          key={id}
          title={title}
          detail={detail}
          action={
            <Button
              size="small"
              aria-label={`End link ${name}`}
              busy={endingId === id}
              onClick={() => onEnd(id)}
            >
              End link
            </Button>
          }
        />
      ))}
    </RowList>
  )
}
