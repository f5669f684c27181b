import { fileReply, type StoredFile } from '@marquee/contract/calls/files'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'

const shape = z.object({ text: z.string(), files: z.array(fileReply) })

/** How long typing rests before it is kept, in milliseconds. */
const rest = 400

interface TalkDraft {
  text: string
  setText: (text: string) => void
  /** Files of an earlier page that were not sent yet. */
  files: StoredFile[]
  setFiles: (files: StoredFile[]) => void
}

/** What is being written to somebody, kept per conversation until it is sent: over reloads, and when the session ends. */
export function useTalkDraft(conversationId: string, uploaded: readonly StoredFile[]): TalkDraft {
  const name = `talk.${conversationId}`
  const [text, setText] = useState('')
  const [files, setFiles] = useState<StoredFile[]>([])
  const isRead = useRef(false)
  useEffect(() => {
    void readDraft(name).then((kept) => {
      isRead.current = true
      const draft = shape.safeParse(kept).data
      if (!draft) return
      // Whoever types faster than this is read keeps their own words.
      setText((present) => present || draft.text)
      setFiles((present) => (present.length > 0 ? present : draft.files))
    })
  }, [name])
  useKept(name, { text, files: [...files, ...uploaded.filter(({ id }) => !files.some((file) => file.id === id))] }, isRead)
  return { text, setText, files, setFiles }
}

/** Keeps the draft after a rest, and at once when the page or the conversation is left. */
function useKept(name: string, draft: z.output<typeof shape>, isRead: { current: boolean }): void {
  const words = JSON.stringify(draft)
  const kept = useRef(words)
  useEffect(() => {
    const keep = () => {
      if (!isRead.current || kept.current === words) return
      kept.current = words
      const { text, files } = shape.parse(JSON.parse(words))
      void (text === '' && files.length === 0 ? dropDraft(name) : keepDraft(name, { text, files }))
    }
    const timer = setTimeout(keep, words.length === 0 ? 0 : rest)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, words, isRead])
  const last = useRef({ words, name })
  last.current = { words, name }
  useEffect(
    () => () => {
      const { text, files } = shape.parse(JSON.parse(last.current.words))
      if (isRead.current && kept.current !== last.current.words && (text !== '' || files.length > 0))
        void keepDraft(last.current.name, { text, files })
    },
    [isRead],
  )
}
