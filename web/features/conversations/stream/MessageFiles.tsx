import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { loadingBackground } from '#lib/loading-background.ts'
import { AudioPlayer } from '../voice/AudioPlayer.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './MessageFiles.module.css'
import type { RunAction } from './message-action.ts'

/** The files of a message: images, videos and audio inline, others as a row with their size. */
export function MessageFiles({ files, onAct }: { files: readonly StoredFile[]; onAct: RunAction }) {
  if (files.length === 0) return null
  return (
    <div className={classes.files}>
      {files.map((file) => (
        <MessageFile key={file.id} file={file} onAct={onAct} />
      ))}
    </div>
  )
}

function MessageFile({ file, onAct }: { file: StoredFile; onAct: RunAction }) {
  const { name, mime, previewUrl, posterUrl } = file
  if (mime.startsWith('image/') && previewUrl)
    return <Picture file={file} preview={previewUrl} onAct={onAct} />
  if (isSound(file)) {
    return (
      <AudioPlayer
        name={name}
        src={previewUrl ?? file.url}
        seconds={(file.durationMs ?? 0) / 1_000}
        fallback={<FileRow file={file} />}
      />
    )
  }
  if (mime.startsWith('video/') && previewUrl) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: message files have no captions
      <video
        className={classes.film}
        style={fittedSize(file)}
        src={previewUrl}
        poster={posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
      />
    )
  }
  return <FileRow file={file} />
}

/** Returns whether a file is audio. A browser's voice note is stored as a video without dimensions. */
function isSound({ mime, name, width }: StoredFile): boolean {
  return (
    mime.startsWith('audio/') ||
    (mime.startsWith('video/') && width === null && name.startsWith('Voice note'))
  )
}

function Picture({ file, preview, onAct }: { file: StoredFile; preview: string; onAct: RunAction }) {
  return (
    <button
      type="button"
      className={classes.picture}
      style={fittedSize(file)}
      aria-label={`Open ${file.name}`}
      onClick={() => onAct({ kind: 'picture', file })}
    >
      <img
        src={preview}
        alt={file.name}
        loading="lazy"
        decoding="async"
        style={{ background: loadingBackground(preview) }}
      />
    </button>
  )
}

/** Maximum size of an image or video in a message, in pixels. */
const widest = 300
const highest = 300

/**
 * Returns the space for an image before it is loaded, so that the layout does not shift. A square where its
 * size is unknown.
 */
function fittedSize({ width, height }: { width: number | null; height: number | null }): {
  width: number
  aspectRatio: string
} {
  if (!width || !height) return { width: 240, aspectRatio: '1 / 1' }
  const scale = Math.min(1, widest / width, highest / height)
  return { width: Math.max(96, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }
}
