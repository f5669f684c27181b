import { type Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { dealTopics } from './deals.queries.ts'
import { UploadWork } from './UploadWork.tsx'

/** The talent's steps on a piece of work: upload, replace while nobody has looked, give the address of the post. */
export function TalentSteps({ piece, brand }: { piece: Deliverable; brand: string }) {
  const [isReplacing, setReplacing] = useState(false)
  if (piece.moves.includes('submit') || isReplacing) return <UploadWork piece={piece} brand={brand} onDone={() => setReplacing(false)} />
  if (piece.moves.includes('replace')) {
    return (
      <Cluster align="end">
        <Button onClick={() => setReplacing(true)}>Replace this version</Button>
      </Cluster>
    )
  }
  return piece.moves.includes('post') ? <PostForm piece={piece} /> : null
}

function PostForm({ piece }: { piece: Deliverable }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: dealCalls.talentCompleteDeliverable,
    initial: { postUrl: '' },
    toBody: ({ postUrl }) => ({ deliverableId: piece.id, version: piece.version, postUrl }),
    topics: dealTopics,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          It is live
        </Button>
      }
    >
      <WebsiteField
        label="Address of the post"
        hint="Approved. Post it, then paste its address."
        isRequired
        {...form.getInputProps('postUrl')}
      />
    </FormBody>
  )
}
