import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { MAX_WORK_LINK_DAYS, workLinkCalls } from '@marquee/contract/calls/work-links'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { ActiveLinks } from '#ui/links/ActiveLinks.tsx'
import { NewLink } from '#ui/links/NewLink.tsx'
import { Stack } from '#ui/Stack.tsx'
import { outsideTopics, useWorkLinks } from './outside-review.queries.ts'

interface ShareWorkProps {
  deal: DealDetails
  deliverable: Deliverable
  isOpen: boolean
  onClose: () => void
}

/** Shows work to people outside by a link, and ends such links. */
export function ShareWork({ deal, deliverable, isOpen, onClose }: ShareWorkProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Outside reviewers">
      <ShareForm deal={deal} deliverable={deliverable} />
    </Dialog>
  )
}

interface ShareValues extends Record<string, unknown> {
  deliverableId: string
  days: number | null
}

function ShareForm({ deal, deliverable }: Pick<ShareWorkProps, 'deal' | 'deliverable'>) {
  const [url, setUrl] = useState('')
  const links = useWorkLinks(deal.id).data?.items ?? []
  const end = useCallMutation(workLinkCalls.endWorkLink, { topics: outsideTopics })
  const { form, onSubmit, isSending } = useCallForm<typeof workLinkCalls.shareWork, ShareValues>({
    call: workLinkCalls.shareWork,
    initial: { deliverableId: deliverable.id, days: 7 },
    toBody: ({ deliverableId, days }) => ({
      dealId: deal.id,
      days: days ?? 0,
      ...(deliverableId && { deliverableId }),
    }),
    topics: outsideTopics,
    success: null,
    onSuccess: (created) => setUrl(created.url),
  })
  return (
    <Stack gap={20}>
      {url === '' ? (
        <FormBody
          onSubmit={onSubmit}
          actions={
            <Button type="submit" kind="primary" busy={isSending}>
              Create link
            </Button>
          }
        >
          <p>
            Everyone with the link sees the current version and its caption, never notes or prices. They can
            comment once they have confirmed their email address. You read the comments;{' '}
            {deal.talent.displayName} doesn’t unless you use them in a request for changes.
          </p>
          <SelectField
            label="What the link shows"
            placeholder="All work of this deal"
            options={deal.deliverables.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('deliverableId')}
          />
          <NumberField
            label="Link expires after (days)"
            hint={`1 to ${MAX_WORK_LINK_DAYS}`}
            isRequired
            {...form.getInputProps('days')}
          />
        </FormBody>
      ) : (
        <NewLink url={url} />
      )}
      <ActiveLinks
        items={links.map(({ id, deliverableId, expiresAt, createdAt, guests }) => {
          const title = deal.deliverables.find((one) => one.id === deliverableId)?.title ?? 'All work'
          const detail = `Created ${formatDate(createdAt)}, until ${formatDate(expiresAt)} · ${guests === 0 ? 'no guests yet' : formatCount(guests, 'guest')}`
          return { id, title, detail, name: `to ${title}, created ${formatDate(createdAt)}` }
        })}
        endingId={end.isPending ? end.variables?.linkId : undefined}
        onEnd={(linkId) => end.mutate({ linkId })}
      />
    </Stack>
  )
}
