import type { Message } from '@marquee/contract/calls/messages'
import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { useCallback, useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { newUuid } from '#lib/new-uuid.ts'
import { post } from '#lib/outbox.ts'
import type { QueuedMessage } from '#lib/outbox-storage.ts'
import { dispatchServerEvent } from '#lib/socket-events.ts'
import { toast } from '#lib/toast.ts'
import type { OpenDialog } from '../ConversationDialogs.tsx'
import type { Mode } from '../composer/composer-mode.ts'
import type { ConversationStore } from '../conversation-store.ts'
import { previewOf } from '../conversation-texts.ts'
import { useDeleteMessage, useEditMessage, useReact } from '../conversations.queries.ts'
import type { Jump } from './MessageList.tsx'
import type { MessageAction } from './message-action.ts'
import type { MessageCache } from './message-cache.ts'

/** The actions on messages and what they have opened. */
export function useMessageActions({ conversationId, state }: ConversationStore, me: string) {
  const [mode, setMode] = useState<Mode | null>(null)
  const [menu, setMenu] = useState<{ message: Message; anchor: HTMLElement } | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [jump, setJump] = useState<Jump | null>(null)
  const [rewritten, setRewritten] = useState<QueuedMessage | null>(null)
  const [picture, setPicture] = useState<StoredFile | null>(null)
  const edit = useEditMessage()
  const remove = useDeleteMessage()
  const { mutate: react } = useReact()

  const handleAct = useCallback(
    (act: MessageAction) => {
      if (act.kind === 'menu') setMenu(act)
      else if (act.kind === 'picture') setPicture(act.file)
      else if (act.kind === 'reportFile') setDialog({ kind: 'file', file: act.file })
      else if (act.kind === 'jump') setJump({ no: act.no })
      else if (act.kind === 'rewrite') {
        setMode(replyOf(act.unsent, state.getState().cache))
        setRewritten(act.unsent)
      } else if (act.kind === 'reply' || act.kind === 'edit')
        setMode({ kind: act.kind, message: act.message })
      else if (act.kind === 'copy') void copy(act.message.text)
      else if (act.kind === 'react')
        react({ conversationId, no: act.message.no, emoji: act.emoji, on: act.on }, { onSuccess: tell })
      else setDialog({ kind: act.kind, message: act.message })
    },
    [conversationId, react, state],
  )
  const send = (text: string, files: StoredFile[]) => {
    const replyTo = mode?.kind === 'reply' ? quoteOf(mode.message) : null
    setMode(null)
    const at = new Date().toISOString()
    void post({ conversationId, clientId: newUuid(), text, files, replyTo, at, fault: null })
  }
  const saveEdit = (message: Message, text: string) => {
    if (text === message.text) return setMode(null)
    const onSuccess = onChanged(() => setMode(null))
    edit.mutate({ conversationId, no: message.no, text }, { onSuccess, onError: showTextError })
  }
  const deleteMessage = (message: Message) =>
    remove.mutate({ conversationId, no: message.no }, { onSuccess: onChanged(() => setDialog(null)) })
  const editLast = () => {
    const last = lastOwn(state.getState().cache, me)
    if (last) setMode({ kind: 'edit', message: last })
  }
  return {
    mode,
    setMode,
    rewritten,
    menu,
    setMenu,
    picture,
    setPicture,
    dialog,
    setDialog,
    jump,
    setJump,
    handleAct,
    send,
    saveEdit,
    deleteMessage,
    editLast,
    isDeleting: remove.isPending,
  }
}

/** Returns the reply that an unsent message is; null for another one, and when the message that it answers is not loaded. */
function replyOf({ replyTo }: QueuedMessage, { byNo }: MessageCache): Mode | null {
  const message = replyTo ? byNo.get(replyTo.no) : undefined
  return message ? { kind: 'reply', message } : null
}

/** Returns what a reply shows of the message that it answers. */
function quoteOf(message: Message) {
  return { no: message.no, author: message.author, text: previewOf(message).slice(0, 200) }
}

/** Shows the error of an edited text as a toast, because the composer keeps the text and has no place for it. */
function showTextError(error: Error): void {
  const sentence = fieldErrors(error).text
  if (sentence) toast.error(sentence)
}

function onChanged(then: () => void): (changed: Message) => void {
  return (changed) => {
    tell(changed)
    then()
  }
}

/** Returns the reader's last text among the newest messages. */
function lastOwn({ byNo, lastNo }: MessageCache, me: string): Message | undefined {
  const newest = Array.from({ length: Math.min(30, lastNo) }, (_, index) => byNo.get(lastNo - index))
  return newest.find((message) => message?.authorId === me && message.text !== '' && !message.deletedAt)
}

/** Shows the response at once; the later event changes nothing. */
function tell(message: Message): void {
  const { conversationId, no, rev } = message
  dispatchServerEvent('message', { conversationId, no, rev, message })
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied.')
  } catch {
    toast.error('Copying is blocked by your browser.')
  }
}
