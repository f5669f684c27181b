import { MAX_REPORT_DAYS, resultCalls } from '@marquee/contract/calls/results'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { ActiveLinks } from '#ui/links/ActiveLinks.tsx'
import { NewLink } from '#ui/links/NewLink.tsx'
import { Stack } from '#ui/Stack.tsx'
import { resultTopics, useReportLinks } from './results.queries.ts'

interface ShareReportProps {
  campaignId: string
  isOpen: boolean
  onClose: () => void
}

/** Shares a report by a link with people outside, and ends such links. */
export function ShareReport({ campaignId, isOpen, onClose }: ShareReportProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share this report">
      <ShareForm campaignId={campaignId} />
    </Dialog>
  )
}

interface ShareValues extends Record<string, unknown> {
  showsSpend: boolean
  days: number | null
}

function ShareForm({ campaignId }: { campaignId: string }) {
  const [url, setUrl] = useState('')
  const links = useReportLinks(campaignId).data?.items ?? []
  const end = useCallMutation(resultCalls.endReportLink, { topics: resultTopics })
  const { form, onSubmit, isSending } = useCallForm<typeof resultCalls.shareReport, ShareValues>({
    call: resultCalls.shareReport,
    initial: { showsSpend: false, days: 14 },
    toBody: ({ showsSpend, days }) => ({ campaignId, showsSpend, days: days ?? 0 }),
    topics: resultTopics,
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
          <p>Everyone with the link sees the figures of this report by talent and post, as they are then.</p>
          <CheckField
            label="Show spend and costs"
            {...form.getInputProps('showsSpend', { type: 'checkbox' })}
          />
          <NumberField
            label="Link expires after (days)"
            hint={`1 to ${MAX_REPORT_DAYS}`}
            isRequired
            {...form.getInputProps('days')}
          />
        </FormBody>
      ) : (
        <NewLink url={url} />
      )}
      <ActiveLinks
        items={links.map(({ id, showsSpend, expiresAt, createdAt }) => {
          const created = formatDate(createdAt)
          const detail = `Until ${formatDate(expiresAt)} · ${showsSpend ? 'with spend' : 'without spend'}`
          return { id, title: `Created ${created}`, detail, name: `created ${created}` }
        })}
        endingId={end.isPending ? end.variables?.linkId : undefined}
        onEnd={(linkId) => end.mutate({ linkId })}
      />
    </Stack>
  )
}
