import type { DealDetails } from '@marquee/contract/calls/deals'
import { type OwnTrackingLink, type TrackingLink, trackingCalls } from '@marquee/contract/calls/tracking'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import { LinkResults } from './LinkResults.tsx'
import { LinkRow, QrDialog } from './LinkRow.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'
import classes from './Tracking.module.css'
import { trackingTopics, useLinksToPost, useOwnLinks } from './tracking.queries.ts'

interface DealTrackingProps {
  side: Viewer
  deal: DealDetails
}

/** The tracking links of a deal: the brand adds them and reads what they brought, the talent’s side posts them. */
export function DealTracking({ side, deal }: DealTrackingProps) {
  return side === 'brand' ? <OwnLinks deal={deal} /> : <LinksToPost side={side} deal={deal} />
}

/** Returns the deliverable that a link was made for, in words; null for the whole deal. */
function purposeOf(deal: DealDetails, { deliverableId }: { deliverableId: string | null }): string | null {
  const found = deal.deliverables.find(({ id }) => id === deliverableId)
  return found?.title ?? null
}

function LinksToPost({ side, deal }: { side: 'talent' | 'agent'; deal: DealDetails }) {
  const items = useLinksToPost(side, deal.id).data?.items ?? []
  const [scanned, setScanned] = useState<TrackingLink | null>(null)
  if (items.length === 0) return null
  return (
    <>
      <Card title="Links for your posts" tone="flush">
        <RowList label="Links for your posts">
          {items.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              purpose={purposeOf(deal, link)}
              onShowQr={() => setScanned(link)}
            />
          ))}
        </RowList>
      </Card>
      <QrDialog link={scanned} onClose={() => setScanned(null)} />
    </>
  )
}

function OwnLinks({ deal }: { deal: DealDetails }) {
  const links = useOwnLinks(deal.id).data
  const [isAdding, setAdding] = useState(false)
  const [scanned, setScanned] = useState<TrackingLink | null>(null)
  const [readId, setReadId] = useState<string | null>(null)
  if (!links || (links.items.length === 0 && !links.mayAdd)) return null
  const { items, mayAdd, suggested } = links
  const read = items.find(({ id }) => id === readId)
  return (
    <>
      <Card
        id="tracking"
        title="Tracking links"
        tone={items.length > 0 ? 'flush' : 'plain'}
        aside={
          mayAdd && (
            <Button size="small" onClick={() => setAdding(true)}>
              Add link
            </Button>
          )
        }
      >
        {items.length === 0 ? (
          <p className={classes.note}>
            Give {deal.talent.displayName} a short link for the post. You then see its clicks and visitors
            here.
          </p>
        ) : (
          <RowList label="Tracking links">
            {items.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                purpose={purposeOf(deal, link)}
                onShowQr={() => setScanned(link)}
                more={
                  <Button size="small" kind="quiet" onClick={() => setReadId(link.id)}>
                    Results
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </Card>
      <QrDialog link={scanned} onClose={() => setScanned(null)} />
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title="Add tracking link" shape="sheet">
        <NewLinkForm
          dealId={deal.id}
          suggested={suggested}
          purposes={deal.deliverables.map(({ id, title }) => ({ value: id, label: title }))}
          onDone={() => setAdding(false)}
        />
      </Dialog>
      <Dialog
        isOpen={read !== undefined}
        onClose={() => setReadId(null)}
        title="Results of this link"
        shape="sheet"
      >
        {read && (
          <Stack>
            <LinkResults dealId={deal.id} link={read} />
            <StopLink dealId={deal.id} link={read} />
          </Stack>
        )}
      </Dialog>
    </>
  )
}

function StopLink({ dealId, link }: { dealId: string; link: OwnTrackingLink }) {
  const isStopped = link.state === 'stopped'
  const stop = useCallMutation(trackingCalls.stopTrackingLink, {
    topics: trackingTopics,
    success: isStopped ? 'The link leads to its address again.' : 'The link is stopped.',
  })
  if (link.state === 'refused') return null
  return (
    <Card title={isStopped ? 'This link is stopped' : 'Stop this link'}>
      <Stack gap={12}>
        <p>
          {isStopped
            ? 'Visitors see a page that says that the link has ended. Its counts stay.'
            : 'Visitors will see a page that says that the link has ended. You can start it again at any time.'}
        </p>
        <Button
          busy={stop.isPending}
          onClick={() => stop.mutate({ dealId, linkId: link.id, isStopped: !isStopped })}
        >
          {isStopped ? 'Start link' : 'Stop link'}
        </Button>
      </Stack>
    </Card>
  )
}
