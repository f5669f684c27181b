import { fileResponse, type StoredFile } from '@marquee/contract/calls/files'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { deleteDraft, readDraft, saveDraft } from '#lib/drafts.ts'
import { nameOfDraft, publishDraft } from './draft-text.ts'

const shape = z.object({ text: z.string(), files: z.array(fileResponse) })

/** How long typing rests before it is kept, in milliseconds. */
const saveDelayMs = 400

interface TalkDraft {
  text: string
  setText: (text: string) => void
  /** Files of an earlier page that were not sent yet. */
  files: StoredFile[]
  setFiles: (files: StoredFile[]) => void
}

/** What is being written to somebody, kept per conversation until it is sent: over reloads, and when the session ends. */
export function useMessageDraft(conversationId: string, uploaded: readonly StoredFile[]): TalkDraft {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<StoredFile[]>([])
  const isRead = useRef(false)
  const kept = useRef(JSON.stringify({ text, files }))
  useEffect(() => {
    void readDraft(nameOfDraft(conversationId)).then((found) => {
      isRead.current = true
      const draft = shape.safeParse(found).data
      if (!draft) return
      kept.current = JSON.stringify(draft)
      // Whoever types faster than this is read keeps their own words.
      setText((present) => present || draft.text)
      setFiles((present) => (present.length > 0 ? present : draft.files))
    })
  }, [conversationId])
  useKept(
    conversationId,
    { text, files: [...files, ...uploaded.filter(({ id }) => !files.some((file) => file.id === id))] },
    { isRead, kept },
  )
  return { text, setText, files, setFiles }
}

type Draft = z.output<typeof shape>

interface Shelf {
  /** What an earlier page kept is known. */
  isRead: { current: boolean }
  /** What lies on the shelf now. */
  kept: { current: string }
}

/** Keeps the draft after a rest, and at once when the page or the conversation is left. */
function useKept(conversationId: string, draft: Draft, { isRead, kept }: Shelf): void {
  const words = JSON.stringify(draft)
  const last = useRef({ conversationId, draft, words })
  last.current = { conversationId, draft, words }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest begins anew with every letter
  useEffect(() => {
    const keep = () => {
      const { current: left } = last
      if (!isRead.current || kept.current === left.words) return
      kept.current = left.words
      void keepOrDrop(left.conversationId, left.draft)
    }
    const timer = setTimeout(keep, saveDelayMs)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [words, isRead, kept])
  useEffect(
    () => () => {
      const { current: left } = last
      // What was sent is dropped here, too: it must not come back as a draft.
      if (isRead.current && kept.current !== left.words) void keepOrDrop(left.conversationId, left.draft)
    },
    [isRead, kept],
  )
}

async function keepOrDrop(conversationId: string, { text, files }: Draft): Promise<void> {
  publishDraft(conversationId, text)
  const name = nameOfDraft(conversationId)
  await (text === '' && files.length === 0 ? deleteDraft(name) : saveDraft(name, { text, files }))
}
