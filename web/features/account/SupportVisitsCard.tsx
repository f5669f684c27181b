import type { SupportVisit } from '@marquee/contract/calls/support-visits'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { useObjectToVisit, useSupportVisits } from './support-visits.queries.ts'

/** The visits of Marquee’s operators to the account: why, when, what they changed, and a button to object. */
export function SupportVisitsCard() {
  const visits = useSupportVisits()
  const [disputed, setDisputed] = useState<SupportVisit | null>(null)
  return (
    <Card id="support-visits" title="Support visits">
      <LoadedPages
        pages={visits}
        skeleton={<RowsSkeleton count={1} />}
        empty={
          <p>
            Nobody at Marquee has looked at your account. If someone does, we email you, and you see here why
            and what they did.
          </p>
        }
      >
        {(items) => (
          <RowList label="Support visits, newest first">
            {items.map((visit) => (
              <Row
                key={visit.id}
                title={visit.reason}
                detail={describeVisit(visit)}
                state={<VisitState visit={visit} />}
                action={
                  visit.objection === null &&
                  !isActing() && (
                    <Button size="small" onClick={() => setDisputed(visit)}>
                      Object to visit
                    </Button>
                  )
                }
              />
            ))}
          </RowList>
        )}
      </LoadedPages>
      <ObjectDialog visit={disputed} onClose={() => setDisputed(null)} />
    </Card>
  )
}

function VisitState({ visit }: { visit: SupportVisit }) {
  if (visit.objection !== null) return <Status tone="bad">You objected</Status>
  return visit.isOpen ? <Status tone="action">Happening now</Status> : <Status tone="quiet">Ended</Status>
}

function describeVisit({ startedAt, changes, readsMessages }: SupportVisit): string {
  const changed =
    changes.length === 0 ? 'Nothing was changed' : changes.map(({ summary }) => summary).join(' ')
  return [formatLocalDateTime(startedAt), changed, readsMessages ? 'Messages were readable' : '']
    .filter(Boolean)
    .join(' · ')
}

function ObjectDialog({ visit, onClose }: { visit: SupportVisit | null; onClose: () => void }) {
  const [objection, setObjection] = useState('')
  const object = useObjectToVisit(() => {
    setObjection('')
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen={visit !== null}
      onClose={onClose}
      title="Object to this visit?"
      consequences={[
        visit?.isOpen ? 'The visit ends immediately.' : 'The visit has ended already.',
        'Marquee’s operators read your objection. It stays with the record of the visit.',
      ]}
      confirm="Send objection"
      isBusy={object.isPending}
      isDisabled={objection.trim().length < 3}
      onConfirm={() => visit && object.mutate({ visitId: visit.id, objection })}
    >
      <TextAreaField
        label="What do you object to?"
        isRequired
        value={objection}
        onChange={setObjection}
        rows={2}
        limit={1_000}
      />
    </ConfirmDialog>
  )
}
