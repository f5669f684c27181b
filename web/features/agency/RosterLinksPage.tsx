import { agencyCalls, type RosterLink } from '@marquee/contract/calls/agency'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { agencyTopics, useRosterLinks } from './agency.queries.ts'

/** The active roster links, each with what it shows and its expiry. Their addresses are not stored. */
export function RosterLinksPage({ onNew }: { onNew: () => void }) {
  const [closing, setClosing] = useState<RosterLink | null>(null)
  const end = useCallMutation(agencyCalls.closeRosterLink, {
    topics: agencyTopics,
    onSuccess: () => setClosing(null),
  })
  const start = (
    <Button kind="primary" onClick={onNew}>
      Share roster
    </Button>
  )
  return (
    <Loaded
      query={useRosterLinks()}
      skeleton={<RowsSkeleton count={2} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No active links" action={start}>
          A shared link shows brands the talents you choose. They don’t need an account, and you set the
          expiry date.
        </EmptyState>
      }
    >
      {({ items }) => (
        <>
          <RowList label="Active links">
            {items.map((share) => (
              <Row
                key={share.id}
                title={share.title}
                detail={`${share.talentIds ? formatCount(share.talentIds.length, 'talent') : 'Whole roster'} · ${share.showsRates ? 'with rates' : 'without rates'}`}
                time={
                  <span title={formatLocalDateTime(share.expiresAt)}>
                    closes <RelativeTime at={share.expiresAt} />
                  </span>
                }
                action={
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Close ${share.title}`}
                    onClick={() => setClosing(share)}
                  >
                    Close
                  </Button>
                }
              />
            ))}
          </RowList>
          <ConfirmDialog
            isOpen={closing !== null}
            onClose={() => setClosing(null)}
            title={`Close “${closing?.title ?? ''}”?`}
            consequences={[
              'The link stops working immediately for everyone who has it.',
              'If you share again, you’ll get a new link.',
            ]}
            confirm="Close link"
            isBusy={end.isPending}
            onConfirm={() => closing && end.mutate({ shareId: closing.id })}
          />
        </>
      )}
    </Loaded>
  )
}
