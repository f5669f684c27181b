import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useBlocked, useUnblock } from './blocks.queries.ts'

const kinds = { brand: 'Brand', talent: 'Talent', agency: 'Agency' } as const
/** As avatars are shaped everywhere: people are round. */
const shapes = { brand: 'square', talent: 'round', agency: 'square' } as const

/** Whom the brand or talent has blocked, each with a button to unblock; with `talentId` for an agent’s talent. */
export function BlockedCard({ talentId }: { talentId?: string }) {
  const blocked = useBlocked(talentId)
  const { unblock, isPending } = useUnblock(talentId)
  return (
    <Card title="Blocked">
      <Loaded query={blocked} skeleton={<RowsSkeleton count={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              Nobody is blocked. You can block from a conversation or a profile: you then no longer find or
              contact each other.
            </p>
          ) : (
            <RowList label="Blocked" hasShortActions>
              {items.map(({ id, kind, name, pictureUrl, blockedAt }) => (
                <Row
                  key={id}
                  picture={<Avatar name={name} picture={pictureUrl} size={36} shape={shapes[kind]} />}
                  title={name}
                  detail={
                    <>
                      {kinds[kind]} · blocked <RelativeTime at={blockedAt} />
                    </>
                  }
                  action={
                    <Button size="small" busy={isPending} onClick={() => unblock(id)}>
                      Unblock
                    </Button>
                  }
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  )
}
