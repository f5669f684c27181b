import { formatSize, timeLeft } from '#lib/uploads/speed.ts'
import type { Upload } from '#lib/uploads/upload-store.ts'
import { Button } from './Button.tsx'
import classes from './FileDrop.module.css'

interface UploadRowProps {
  upload: Upload
  onPause: () => void
  onResume: () => void
  onRemove: () => void
}

/** One upload with its progress. */
export function UploadRow({ upload, onPause, onResume, onRemove }: UploadRowProps) {
  const { name, status, stored } = upload
  const picture = stored?.posterUrl ?? (stored?.mime.startsWith('image/') ? stored.previewUrl : null)
  return (
    <li className={classes.row}>
      <span className={classes.thumb}>{picture && <img src={picture} alt="" />}</span>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p
          className={classes.hint}
          data-failed={status === 'failed' || undefined}
          role={status === 'failed' ? 'alert' : undefined}
        >
          {progressText(upload)}
        </p>
        {status !== 'done' && (
          <progress
            className={classes.bar}
            max={upload.bytes}
            value={upload.sent}
            aria-label={`Upload of ${name}`}
          />
        )}
      </div>
      {status === 'going' && (
        <Button kind="quiet" size="small" onClick={onPause}>
          Pause
        </Button>
      )}
      {(status === 'paused' || status === 'failed') && (
        <Button kind="plain" size="small" onClick={onResume}>
          {status === 'paused' ? 'Resume' : 'Try again'}
        </Button>
      )}
      <Button kind="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function progressText({ status, bytes, sent, speed, error }: Upload): string {
  if (status === 'failed') return error ?? 'The upload stopped. Try again.'
  if (status === 'done') return `${formatSize(bytes)} · uploaded`
  if (status === 'waiting') return `${formatSize(bytes)} · starting`
  const share = `${formatSize(sent)} of ${formatSize(bytes)}`
  if (status === 'paused') return `${share} · paused`
  return [share, speed > 0 && `${formatSize(Math.round(speed))}/s`, timeLeft(bytes - sent, speed)]
    .filter(Boolean)
    .join(' · ')
}
