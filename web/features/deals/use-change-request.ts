import { type Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import type { Box } from '@marquee/contract/rules/boxes'
import { useState } from 'react'
import { newUuid } from '#lib/new-uuid.ts'
import { formatTimecode, parseTimecode } from '#lib/timecode.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { dealTopics } from './deals.queries.ts'

/** One change as the brand writes it; `key` tells it from the others while the list changes. */
export interface ChangeDraft {
  key: string
  text: string
  briefLine: string
  /** The moment of the video as it is typed. */
  at: string
  /** The moment of a box, which is more precise than what is typed. */
  boxAtMs: number | null
  fileId: string | null
  box: Box | null
  outsideCommentId: string | null
}

interface ChangeValues extends Record<string, unknown> {
  comments: ChangeDraft[]
}

/** What a change of the brand begins with, such as the comment of an outside reviewer. */
export interface ChangeStart {
  text: string
  fileId: string | null
  atMs: number | null
  box: Box | null
  outsideCommentId: string
}

/** Most changes in one request. */
export const MAX_CHANGES = 50

export type ChangeRequest = ReturnType<typeof useChangeRequest>

/**
 * The changes that a brand writes about a deliverable: the form beside the buttons and the boxes on the pictures are two views
 * of it.
 */
export function useChangeRequest(deliverable: Deliverable) {
  const [isOpen, setOpen] = useState(false)
  const [drawing, setDrawing] = useState<string | null>(null)
  const { form, onSubmit, isSending } = useCallForm<typeof dealCalls.brandRejectDeliverable, ChangeValues>({
    call: dealCalls.brandRejectDeliverable,
    initial: { comments: [newDraft()] },
    toBody: ({ comments }) => ({
      deliverableId: deliverable.id,
      version: deliverable.version,
      comments: comments.map(toComment),
    }),
    fieldOf: (path) =>
      path === 'comments' ? 'comments.0.text' : path.replace(/\.(atMs|fileId|box)(\..*)?$/, '.at'),
    topics: dealTopics,
    onSuccess: () => close(),
  })
  const close = () => {
    setOpen(false)
    setDrawing(null)
    form.reset()
  }
  const drafts = form.values.comments
  const indexOf = (key: string) => drafts.findIndex((draft) => draft.key === key)
  return {
    form,
    onSubmit,
    isSending,
    isOpen,
    drafts,
    /** The key of the change whose box is being drawn; null for none. */
    drawing,
    open: () => setOpen(true),
    close,
    startDrawing: (key: string) => setDrawing(key),
    stopDrawing: () => setDrawing(null),
    add: () => form.insertListItem('comments', newDraft()),
    remove: (key: string) => {
      if (drawing === key) setDrawing(null)
      form.removeListItem('comments', indexOf(key))
    },
    /** Puts the box of a change on a file. */
    place: (key: string, fileId: string, { box, atMs }: { box: Box; atMs: number | null }) => {
      const draft = drafts[indexOf(key)]
      if (!draft) return
      const at = atMs === null ? '' : formatTimecode(atMs)
      form.setFieldValue(`comments.${indexOf(key)}`, { ...draft, fileId, box, at, boxAtMs: atMs })
    },
    removeBox: (key: string) => {
      const draft = drafts[indexOf(key)]
      if (draft)
        form.setFieldValue(`comments.${indexOf(key)}`, { ...draft, box: null, fileId: null, boxAtMs: null })
    },
    /** Opens the form with this change, in the place of an empty first one. */
    startWith: (start: ChangeStart) => {
      if (drafts.some(({ outsideCommentId }) => outsideCommentId === start.outsideCommentId))
        return setOpen(true)
      const draft = {
        ...newDraft(),
        ...start,
        boxAtMs: start.atMs,
        at: start.atMs === null ? '' : formatTimecode(start.atMs),
      }
      const [first] = drafts
      const isEmpty = drafts.length === 1 && first?.text === '' && first.box === null
      form.setFieldValue('comments', isEmpty ? [draft] : [...drafts, draft])
      setOpen(true)
    },
  }
}

function newDraft(): ChangeDraft {
  return {
    key: newUuid(),
    text: '',
    briefLine: '',
    at: '',
    boxAtMs: null,
    fileId: null,
    box: null,
    outsideCommentId: null,
  }
}

/** Returns a change as the call takes it. The moment of the box counts unless another was typed. */
function toComment({ text, briefLine, at, boxAtMs, fileId, box, outsideCommentId }: ChangeDraft) {
  const isOfBox = boxAtMs !== null && at === formatTimecode(boxAtMs)
  return { text, briefLine, fileId, box, outsideCommentId, atMs: isOfBox ? boxAtMs : parseTimecode(at) }
}
