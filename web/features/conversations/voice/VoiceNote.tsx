import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { useEffect, useEffectEvent } from 'react'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { Button } from '#ui/Button.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { UploadRow } from '#ui/UploadRow.tsx'
import classes from '../composer/Composer.module.css'
import { AudioPlayer } from './AudioPlayer.tsx'
import { useRecorder } from './use-recorder.ts'

interface VoiceNoteProps {
  conversationId: string
  onSend: (file: StoredFile) => void
  onClose: () => void
}

/** Records, plays back and sends a voice note; recording starts on mount. */
export function VoiceNote({ conversationId, onSend, onClose }: VoiceNoteProps) {
  const recorder = useRecorder()
  const uploads = useUploads(`voice.${conversationId}`)
  const stored = uploads.uploads.find((upload) => upload.stored !== null)
  const send = useEffectEvent(() => {
    if (!stored?.stored) return
    onSend(stored.stored)
    uploads.remove(stored.id)
    onClose()
  })
  const storedId = stored?.id
  useEffect(() => {
    if (storedId) send()
  }, [storedId])
  const [upload] = uploads.uploads
  const cancel = () => {
    if (upload) uploads.remove(upload.id)
    onClose()
  }
  if (upload) {
    return (
      <ul className={classes.files} aria-label="Voice note">
        <UploadRow
          upload={upload}
          onPause={() => uploads.pause(upload.id)}
          onResume={() => uploads.resume(upload.id)}
          onRemove={cancel}
        />
      </ul>
    )
  }
  return (
    <div className={classes.voice}>
      <LeaveDialog isDirty={recorder.isRecording || recorder.note !== null} />
      {recorder.error && (
        <p className={classes.hint} data-bad role="alert">
          {recorder.error}
        </p>
      )}
      {recorder.isRecording && (
        <p className={classes.clock}>
          <span className={classes.dot} aria-hidden="true" />
          <span>Recording {recorder.clock}</span>
        </p>
      )}
      {recorder.note && (
        <div className={classes.preview}>
          <AudioPlayer
            name="Your voice note"
            src={recorder.note.url}
            seconds={recorder.seconds}
            fallback={<span>This browser can’t play the recording.</span>}
          />
        </div>
      )}
      <Button kind="quiet" onClick={cancel}>
        Cancel
      </Button>
      {recorder.isRecording && <Button onClick={recorder.stop}>Stop</Button>}
      {recorder.note && (
        <Button kind="primary" onClick={() => recorder.note && uploads.add([recorder.note.file])}>
          Send
        </Button>
      )}
    </div>
  )
}
