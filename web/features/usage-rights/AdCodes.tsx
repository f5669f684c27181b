import { type AdCode, adCodeCalls } from '@marquee/contract/calls/ad-codes'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { adPlatforms } from '@marquee/contract/rules/ad-codes'
import { useState } from 'react'
import { copyText } from '#lib/copy-text.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AdCodeForm } from './AdCodeForm.tsx'
import classes from './AdCodes.module.css'
import { adCodeDetail } from './ad-code-detail.ts'
import { adCodeTopics, useAdCodes } from './usage-rights.queries.ts'

interface DealOfCodes {
  id: string
  brand: Pick<DealDetails['brand'], 'companyName'>
  talent: Pick<DealDetails['talent'], 'id' | 'displayName' | 'avatarUrl'>
  terms: { rights: Pick<DealDetails['terms']['rights'], 'channels'> }
}

interface AdCodesProps {
  side: Viewer
  deal: DealOfCodes
}

/** The codes by which the brand runs posts as ads: the talent’s side enters them, the brand copies them or asks for them. */
export function AdCodes({ side, deal }: AdCodesProps) {
  const query = useAdCodes(side, deal.id)
  const codes = query.data
  const [editingId, setEditingId] = useState<string | null>(null)
  if (!codes) {
    // Most deals have no ad codes, so nothing is shown before they are known. The failure stays while it is tried again.
    if (query.errorUpdateCount === 0 || !deal.terms.rights.channels.includes('paid')) return null
    return (
      <Card title="Ad codes">
        <Loaded query={query} skeleton={<Skeleton height={56} />}>
          {() => null}
        </Loaded>
      </Card>
    )
  }
  if (codes.items.length === 0) return null
  const { items, lastDay } = codes
  const editing = items.find(({ deliverableId }) => deliverableId === editingId)
  return (
    <>
      <Card title="Ad codes" tone="flush">
        <RowList label="Ad codes of posts" isInCard>
          {items.map((item) => (
            <Row
              key={item.deliverableId}
              title={item.title}
              detail={
                <>
                  {item.code && <code className={classes.code}>{item.code}</code>}
                  {adCodeDetail(item, side, deal)}
                </>
              }
              action={
                side === 'brand' ? (
                  <BrandActions item={item} />
                ) : (
                  <TalentAction side={side} deal={deal} item={item} onEnter={setEditingId} />
                )
              }
            />
          ))}
        </RowList>
      </Card>
      <Dialog
        isOpen={editing !== undefined}
        onClose={() => setEditingId(null)}
        title={`Ad code for ${editing?.title ?? ''}`}
      >
        {editing && lastDay && side !== 'brand' && (
          <AdCodeForm
            side={side}
            deal={deal}
            item={editing}
            lastDay={lastDay}
            onDone={() => setEditingId(null)}
          />
        )}
      </Dialog>
    </>
  )
}

function BrandActions({ item }: { item: AdCode }) {
  const ask = useCallMutation(adCodeCalls.askAdCode, { topics: adCodeTopics })
  const { code, title, mayAsk, deliverableId, expiresAt } = item
  return (
    <Cluster>
      {code && (
        <Button
          size="small"
          aria-label={`Copy code for ${title}`}
          onClick={() => void copyText(code, 'code')}
        >
          Copy code
        </Button>
      )}
      {mayAsk && (
        <Button
          size="small"
          kind={code ? 'quiet' : 'plain'}
          busy={ask.isPending}
          aria-label={`${expiresAt ? 'Ask for a new code' : 'Ask for a code'} for ${title}`}
          onClick={() => ask.mutate({ deliverableId })}
        >
          {expiresAt ? 'Ask for a new code' : 'Ask for a code'}
        </Button>
      )}
    </Cluster>
  )
}

interface TalentActionProps {
  side: 'talent' | 'agent'
  deal: DealOfCodes
  item: AdCode
  onEnter: (deliverableId: string) => void
}

function TalentAction({ side, deal, item, onEnter }: TalentActionProps) {
  const mandate = useMandate(side, deal.talent)
  if (!mandate.may('upload')) return null
  const label = item.code ? 'Replace code' : 'Enter ad code'
  return (
    <Button
      size="small"
      kind={item.askedAt ? 'primary' : 'plain'}
      aria-label={`${label} for ${item.title}, ${adPlatforms[item.platform].label}`}
      onClick={() => onEnter(item.deliverableId)}
    >
      {label}
    </Button>
  )
}
