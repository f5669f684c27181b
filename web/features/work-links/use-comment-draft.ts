import type { CallOutput } from '@marquee/contract/call'
import { type SharedWork, workLinkCalls } from '@marquee/contract/calls/work-links'
import type { Box } from '@marquee/contract/rules/boxes'
import { useState } from 'react'
import { formatTimecode, parseTimecode } from '#lib/timecode.ts'
import { useCallForm } from '#lib/use-call-form.ts'

type Sent = CallOutput<typeof workLinkCalls.commentFromOutside>

interface CommentValues extends Record<string, unknown> {
  text: string
  /** The moment of a video as it is typed. */
  at: string
  boxAtMs: number | null
  fileId: string | null
  box: Box | null
}

const empty: CommentValues = { text: '', at: '', boxAtMs: null, fileId: null, box: null }

export type CommentDraft = ReturnType<typeof useCommentDraft>

/** The comment that a guest writes about a version, with its box, and those they have sent since the page was loaded. */
export function useCommentDraft({
  work,
  version,
  token,
  guestToken,
}: {
  work: Pick<SharedWork, 'deliverableId'>
  version: Pick<NonNullable<SharedWork['version']>, 'no'>
  token: string
  guestToken: string
}) {
  const [isDrawing, setDrawing] = useState(false)
  const [sent, setSent] = useState<readonly Sent[]>([])
  const { form, onSubmit, isSending } = useCallForm<typeof workLinkCalls.commentFromOutside, CommentValues>({
    call: workLinkCalls.commentFromOutside,
    initial: empty,
    toBody: ({ text, at, boxAtMs, fileId, box }) => ({
      token,
      guestToken,
      deliverableId: work.deliverableId,
      no: version.no,
      text,
      fileId,
      box,
      atMs: boxAtMs !== null && at === formatTimecode(boxAtMs) ? boxAtMs : parseTimecode(at),
    }),
    fieldOf: (path) => (path === 'text' ? path : /^(atMs|fileId|box)/.test(path) ? 'at' : 'text'),
    onSuccess: (comment) => {
      setSent((before) => [...before, comment])
      setDrawing(false)
      form.setValues(empty)
    },
  })
  return {
    form,
    onSubmit,
    isSending,
    sent,
    /** Forgets a comment that was sent since the page was loaded, because it was changed or deleted. */
    forget: (commentId: string) => setSent((before) => before.filter(({ id }) => id !== commentId)),
    isDrawing,
    setDrawing,
    removeBox: () => form.setValues({ box: null, fileId: null, boxAtMs: null }),
    /** Returns what draws the box of this comment on a file; undefined while none is drawn. */
    editorOf: (fileId: string, number: number) =>
      isDrawing
        ? {
            box: form.values.fileId === fileId ? form.values.box : null,
            number,
            onChange: ({ box, atMs }: { box: Box; atMs: number | null }) =>
              form.setValues({ fileId, box, boxAtMs: atMs, at: atMs === null ? '' : formatTimecode(atMs) }),
          }
        : undefined,
  }
}
