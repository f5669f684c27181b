import { useEffect } from 'react'
import { z } from 'zod'
import { create } from 'zustand'
import { readDraft } from '#lib/drafts.ts'
import { useSession } from '#lib/session.ts'

/** What is being written, by conversation; undefined while nobody has looked. */
const useWords = create<Record<string, string>>(() => ({}))
const shape = z.object({ text: z.string() })

/** The name under which what is being written in a conversation is kept. */
export function nameOfDraft(conversationId: string): string {
  return `talk.${conversationId}`
}

/** Tells the list what is being written in a conversation; nothing when it was sent. */
export function publishDraft(conversationId: string, text: string): void {
  useWords.setState({ [conversationId]: text.trim() })
}

/** What was begun in a conversation and not sent, also on an earlier page of this browser. */
export function useDraftText(conversationId: string): string {
  const words = useWords((state) => state[conversationId])
  useEffect(() => {
    if (words !== undefined) return
    void readDraft(nameOfDraft(conversationId)).then((kept) =>
      publishDraft(conversationId, shape.safeParse(kept).data?.text ?? ''),
    )
  }, [conversationId, words])
  return words ?? ''
}

useSession.subscribe(({ user }) => {
  if (!user) useWords.setState({}, true)
})
