import { fileResponse, type StoredFile } from '@marquee/contract/rules/stored-file'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { askToStay } from '#lib/ask-to-stay.ts'
import { deleteDraft, readDraft, saveDraft } from '#lib/drafts.ts'
import { nameOfDraft, publishDraft } from './draft-text.ts'

const shape = z.object({ text: z.string(), files: z.array(fileResponse) })

/** Pause in typing before the draft is saved, in milliseconds. */
const saveDelayMs = 400

interface MessageDraft {
  text: string
  setText: (text: string) => void
  /** Files of an earlier page that were not sent yet. */
  files: StoredFile[]
  setFiles: (files: StoredFile[]) => void
  /** This browser cannot store the draft, so it is lost when the page is left. */
  isLost: boolean
}

/**
 * The unsent text and files of a conversation, stored until they are sent: across reloads, and after the
 * session ends.
 */
export function useMessageDraft(conversationId: string, uploaded: readonly StoredFile[]): MessageDraft {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<StoredFile[]>([])
  const [isLost, setLost] = useState(false)
  const isRead = useRef(false)
  const kept = useRef(JSON.stringify({ text, files }))
  useEffect(() => {
    void readDraft(nameOfDraft(conversationId)).then((found) => {
      isRead.current = true
      const draft = shape.safeParse(found).data
      if (!draft) return
      kept.current = JSON.stringify(draft)
      // Text typed before the draft was read takes precedence.
      setText((present) => present || draft.text)
      setFiles((present) => (present.length > 0 ? present : draft.files))
    })
  }, [conversationId])
  useDraftSaving(
    conversationId,
    { text, files: [...files, ...uploaded.filter(({ id }) => !files.some((file) => file.id === id))] },
    { isRead, kept, setLost },
  )
  return { text, setText, files, setFiles, isLost }
}

type Draft = z.output<typeof shape>

interface SavedDraft {
  /** The stored draft has been read. */
  isRead: { current: boolean }
  /** The draft as it is stored now. */
  kept: { current: string }
  /** Receives whether the draft could not be stored. */
  setLost: (isLost: boolean) => void
}

/**
 * Saves the draft after a pause, and at once when the page or the conversation is left. During the
 * pause the browser asks before it closes the page.
 */
function useDraftSaving(conversationId: string, draft: Draft, { isRead, kept, setLost }: SavedDraft): void {
  const content = JSON.stringify(draft)
  const last = useRef({ conversationId, draft, content })
  last.current = { conversationId, draft, content }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke restarts the delay
  useEffect(() => {
    const keep = () => {
      const { current: left } = last
      if (!isRead.current || kept.current === left.content) return
      kept.current = left.content
      keepOrDrop(left.conversationId, left.draft).then(
        () => setLost(false),
        () => setLost(true),
      )
    }
    const ask = (event: Event) => {
      if (!isRead.current || kept.current === last.current.content) return
      keep()
      if (last.current.draft.text !== '') askToStay(event)
    }
    const timer = setTimeout(keep, saveDelayMs)
    window.addEventListener('pagehide', keep)
    window.addEventListener('beforeunload', ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('beforeunload', ask)
    }
  }, [content, isRead, kept, setLost])
  useEffect(
    () => () => {
      const { current: left } = last
      // A sent draft is deleted here too, so that it does not return.
      if (isRead.current && kept.current !== left.content)
        keepOrDrop(left.conversationId, left.draft).catch(() => setLost(true))
    },
    [isRead, kept, setLost],
  )
}

async function keepOrDrop(conversationId: string, { text, files }: Draft): Promise<void> {
  publishDraft(conversationId, text)
  const name = nameOfDraft(conversationId)
  await (text === '' && files.length === 0 ? deleteDraft(name) : saveDraft(name, { text, files }))
}
