import { useEffect } from 'react'
import { z } from 'zod'
import { create } from 'zustand'
import { readDraft } from '#lib/drafts.ts'
import { useSession } from '#lib/session.ts'

/** Draft text by conversation; undefined until it is read. */
const useDraftTexts = create<Record<string, string>>(() => ({}))
const shape = z.object({ text: z.string() })

/** Returns the storage name of a conversation's draft. */
export function nameOfDraft(conversationId: string): string {
  return `draft.${conversationId}`
}

/** Publishes the draft text of a conversation to the list; empty after sending. */
export function publishDraft(conversationId: string, text: string): void {
  useDraftTexts.setState({ [conversationId]: text.trim() })
}

/** Returns the unsent text of a conversation, also from an earlier page of this browser. */
export function useDraftText(conversationId: string): string {
  const draft = useDraftTexts((state) => state[conversationId])
  useEffect(() => {
    if (draft !== undefined) return
    void readDraft(nameOfDraft(conversationId)).then((kept) =>
      publishDraft(conversationId, shape.safeParse(kept).data?.text ?? ''),
    )
  }, [conversationId, draft])
  return draft ?? ''
}

useSession.subscribe(({ user }) => {
  if (!user) useDraftTexts.setState({}, true)
})
