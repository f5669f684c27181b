import { MAX_REPORT_DAYS, type ReportLink, resultCalls } from '@marquee/contract/calls/results'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { copyText } from '#lib/copy-text.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Results.module.css'
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
        <Callout tone="good">
          <p>Copy this link now. We don’t store it and can’t show it again.</p>
          <p className={classes.address}>{url}</p>
          <Cluster>
            <Button size="small" onClick={() => void copyText(url)}>
              Copy link
            </Button>
            <OutsideLink size="small" href={url}>
              View page
            </OutsideLink>
          </Cluster>
        </Callout>
      )}
      {links.length > 0 && <ActiveLinks items={links} />}
    </Stack>
  )
}

function ActiveLinks({ items }: { items: readonly ReportLink[] }) {
  const end = useCallMutation(resultCalls.endReportLink, { topics: resultTopics })
  return (
    <RowList label="Links that work" hasShortActions>
      {items.map(({ id, showsSpend, expiresAt, createdAt }) => (
        <Row
          key={id}
          title={`Created ${formatDate(createdAt)}`}
          detail={`Until ${formatDate(expiresAt)} · ${showsSpend ? 'with spend' : 'without spend'}`}
          action={
            <Button
              size="small"
              aria-label={`End link created ${formatDate(createdAt)}`}
              busy={end.isPending && end.variables?.linkId === id}
              onClick={() => end.mutate({ linkId: id })}
            >
              End link
            </Button>
          }
        />
      ))}
    </RowList>
  )
}
