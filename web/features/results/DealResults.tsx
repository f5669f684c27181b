import type { DealDetails } from '@marquee/contract/calls/deals'
import { type ResultOfPost, resultCalls } from '@marquee/contract/calls/results'
import { sourceLabels } from '@marquee/contract/rules/campaign-report'
import { formatNumber } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { resultTopics, useResults } from './results.queries.ts'

interface DealResultsProps {
  side: Viewer
  deal: DealDetails
}

/** What the posts of a deal brought: the talent’s side enters it, the brand reads it. */
export function DealResults({ side, deal }: DealResultsProps) {
  const items = useResults(side, deal.id).data?.items ?? []
  const [editingId, setEditingId] = useState<string | null>(null)
  const editing = items.find(({ deliverableId }) => deliverableId === editingId)
  if (items.length === 0) return null
  return (
    <>
      <Card title="Results" tone="flush">
        <RowList label="Results of posts" isInCard>
          {items.map((post) => (
            <Row
              key={post.deliverableId}
              title={post.title}
              detail={detailOf(post)}
              action={
                <Cluster>
                  {post.screenshot?.url && (
                    <OutsideLink
                      size="small"
                      href={post.screenshot.url}
                      isNewTab
                      label={`Screenshot of ${post.title}`}
                    >
                      Screenshot
                    </OutsideLink>
                  )}
                  {side !== 'brand' && (
                    <Button
                      size="small"
                      aria-label={`${actionOf(post)} for ${post.title}`}
                      onClick={() => setEditingId(post.deliverableId)}
                    >
                      {actionOf(post)}
                    </Button>
                  )}
                </Cluster>
              }
            />
          ))}
        </RowList>
      </Card>
      <Dialog
        isOpen={editing !== undefined}
        onClose={() => setEditingId(null)}
        title={`Results of ${editing?.title ?? ''}`}
        shape="sheet"
      >
        {editing && side !== 'brand' && (
          <ResultForm side={side} deal={deal} post={editing} onSaved={() => setEditingId(null)} />
        )}
      </Dialog>
    </>
  )
}

const actionOf = ({ savedAt }: ResultOfPost): string => (savedAt ? 'Correct results' : 'Enter results')

function detailOf({ reach, engagements, screenshot }: ResultOfPost): string {
  if (reach === null || engagements === null) return 'No results yet'
  const source = sourceLabels[screenshot ? 'screenshot' : 'declared']
  return `${formatNumber(reach)} reached · ${formatNumber(engagements)} engagements · ${source}`
}

interface ResultFormProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  post: ResultOfPost
  onSaved: () => void
}

interface ResultValues extends Record<string, unknown> {
  reach: number | null
  engagements: number | null
}

const rows = { talent: resultCalls.saveResult, agent: resultCalls.agentSaveResult } as const

function ResultForm({ side, deal, post, onSaved }: ResultFormProps) {
  const uploads = useUploads(`result.${post.deliverableId}`)
  const stored = uploads.uploads.flatMap((upload) => upload.stored ?? []).at(-1)
  const isUploading = uploads.uploads.some((upload) => upload.status !== 'done')
  const { form, onSubmit, isSending } = useCallForm<(typeof rows)['talent'], ResultValues>({
    call: rows[side],
    initial: { reach: post.reach, engagements: post.engagements },
    toBody: (values) => ({
      ...values,
      deliverableId: post.deliverableId,
      fileId: stored?.id ?? post.screenshot?.id ?? null,
    }),
    topics: resultTopics,
    onSuccess: () => {
      for (const upload of uploads.uploads) uploads.remove(upload.id)
      onSaved()
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={isUploading}>
          Save results
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <p>
        {deal.brand.companyName} sees these figures with their source, and may share them in the report of the
        campaign.
      </p>
      <NumberField label="Reach" hint="People who saw the post" isRequired {...form.getInputProps('reach')} />
      <NumberField
        label="Engagements"
        hint="Likes, comments, shares and saves together"
        isRequired
        {...form.getInputProps('engagements')}
      />
      <FileDrop
        uploads={uploads}
        label={post.screenshot ? 'Replace the screenshot' : 'Add a screenshot of the platform’s figures'}
        hint="Without one, the figures are shown as self-declared. The last file counts."
        accept="image/*"
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
