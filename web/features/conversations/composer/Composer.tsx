import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH, type Message } from '@marquee/contract/calls/messages'
import type { StoredFile } from '@marquee/contract/rules/stored-file'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { discardQueued } from '#lib/outbox.ts'
import type { QueuedMessage } from '#lib/outbox-storage.ts'
import type { useUploads } from '#lib/uploads/use-uploads.ts'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { VoiceNote } from '../voice/VoiceNote.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import classes from './Composer.module.css'
import { ComposerMode } from './ComposerMode.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { insert, isTouch, useFirstFocus, useGrowing, useModeFocus } from './composer-field.ts'
import type { Mode } from './composer-mode.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { useSendTyping } from './use-typing.ts'

interface ComposerProps {
  conversationId: string
  /** Focuses the field where there is a keyboard. */
  hasFocus: boolean
  mode: Mode | null
  /** A message that was not sent, to be written again; null before one is chosen. */
  rewritten: QueuedMessage | null
  uploads: ReturnType<typeof useUploads>
  onMode: (mode: Mode | null) => void
  onSend: (text: string, files: StoredFile[]) => void
  onEdit: (message: Message, text: string) => void
  /** Runs on the up arrow in an empty composer: edits the reader's last message. */
  onEditLast: () => void
}

/**
 * The message composer. Enter sends and Shift+Enter adds a line break; on a touch screen Enter always adds
 * one.
 */
export function Composer({
  conversationId,
  hasFocus,
  mode,
  rewritten,
  uploads,
  onMode,
  onSend,
  onEdit,
  onEditLast,
}: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isTalking, setTalking] = useState(false)
  const uploaded = uploads.uploads.flatMap(({ stored }) => stored ?? [])
  const draft = useMessageDraft(conversationId, uploaded)
  const [wording, setWording] = useState('')
  const isEdit = mode?.kind === 'edit'
  const text = isEdit ? wording : draft.text
  const setText = isEdit ? setWording : draft.setText
  const sendTyping = useSendTyping(conversationId)
  useGrowing(field, text, isTalking)
  useModeFocus(field, mode, setWording)
  useFirstFocus(field, hasFocus)
  const writeAgain = useEffectEvent((message: QueuedMessage) => {
    draft.setText([draft.text.trim(), message.text].filter((part) => part !== '').join('\n'))
    draft.setFiles([...draft.files, ...message.files])
    field.current?.focus()
    void discardQueued(message)
  })
  useEffect(() => {
    if (rewritten) writeAgain(rewritten)
  }, [rewritten])

  const old = draft.files.filter(({ id }) => !uploaded.some((file) => file.id === id))
  const files = [...old, ...uploaded]
  const isUploading = uploads.uploads.some(({ status }) => status !== 'done')
  const trimmed = text.trim()
  const problem = problemOf(trimmed, files.length, !isEdit && isUploading)
  const canSend = !problem && (trimmed !== '' || (!isEdit && files.length > 0))

  const handleSend = () => {
    if (!canSend) return
    if (mode?.kind === 'edit') onEdit(mode.message, trimmed)
    else {
      onSend(trimmed, files)
      draft.setText('')
      draft.setFiles([])
      for (const { id } of uploads.uploads) uploads.remove(id)
    }
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && mode) {
      event.stopPropagation()
      onMode(null)
    }
    if (event.key === 'ArrowUp' && text === '' && !mode) {
      event.preventDefault()
      onEditLast()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    handleSend()
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (isEdit || event.clipboardData.files.length === 0) return
    event.preventDefault()
    uploads.add([...event.clipboardData.files])
  }
  if (isTalking) {
    return (
      <div className={classes.composer}>
        <VoiceNote
          conversationId={conversationId}
          onSend={(file) => onSend('', [file])}
          onClose={() => setTalking(false)}
        />
      </div>
    )
  }
  return (
    <div className={classes.composer} data-writes>
      <LeaveDialog isDirty={draft.isLost && draft.text.trim() !== ''} />
      {mode && <ComposerMode mode={mode} onCancel={() => onMode(null)} />}
      {!isEdit && (
        <AttachedFiles
          files={old}
          uploads={uploads}
          onDrop={(dropped) => draft.setFiles(draft.files.filter(({ id }) => id !== dropped.id))}
        />
      )}
      {problem && (
        <p className={classes.hint} data-bad={problem.isBad || undefined} role="status">
          {problem.message}
        </p>
      )}
      <div className={classes.bar}>
        <ComposerTools
          isEdit={isEdit}
          onFiles={uploads.add}
          onEmoji={(emoji) => insert(field.current, emoji, setText)}
        />
        <textarea
          ref={field}
          className={classes.text}
          rows={1}
          aria-label="Message"
          placeholder="Write a message"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            if (!isEdit && currentTarget.value.trim() !== '') sendTyping()
          }}
          onKeyDown={handleKey}
          onPaste={handlePaste}
        />
        {trimmed === '' && files.length === 0 && !isEdit && !isUploading ? (
          <button
            type="button"
            className={classes.tool}
            aria-label="Record a voice note"
            title="Voice note"
            onClick={() => setTalking(true)}
          >
            <IconMicrophone size={20} stroke={1.7} />
          </button>
        ) : (
          <button
            type="button"
            className={classes.tool}
            data-send
            disabled={!canSend}
            aria-label={isEdit ? 'Save message' : 'Send message'}
            onClick={handleSend}
          >
            {isEdit ? <IconCheck size={20} stroke={1.9} /> : <IconSend2 size={20} stroke={1.7} />}
          </button>
        )}
      </div>
    </div>
  )
}

function problemOf(
  text: string,
  files: number,
  isUploading: boolean,
): { message: string; isBad: boolean } | null {
  const left = MAX_MESSAGE_LENGTH - text.length
  if (left < 0) return { message: `${-left} characters too long`, isBad: true }
  if (files > MAX_MESSAGE_FILES)
    return { message: `You can attach up to ${MAX_MESSAGE_FILES} files`, isBad: true }
  return isUploading ? { message: 'You can send this when the upload is complete.', isBad: false } : null
}
