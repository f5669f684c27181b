import { type Box, MIDDLE_BOX } from '@marquee/contract/rules/boxes'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { MediaViewer } from '../MediaViewer.tsx'
import { BoxEditor } from './BoxEditor.tsx'
import { styleOf } from './box-style.ts'
import classes from './boxes.module.css'
import { isNear, type MarkedFile, type PlacedBox, type Seek } from './placed-box.ts'

interface BoxedMediaProps {
  file: MarkedFile
  /** The boxes on this file. */
  boxes: readonly PlacedBox[]
  activeId: string | null
  onActivate: (id: string) => void
  /** The moment of a video to show. */
  seek: Seek | null
  /** The address of the file does not work (any more). */
  onBroken?: (() => void) | undefined
  /** Set while a box is drawn on one of the files. */
  editor?:
    | { box: Box | null; number: number; onChange: (place: { box: Box; atMs: number | null }) => void }
    | undefined
}

/** A picture or a video with numbered boxes on it; those on a video are shown around their moment. */
export function BoxedMedia(props: BoxedMediaProps) {
  const { file, boxes, activeId, onActivate, seek, editor, onBroken } = props
  const video = useRef<HTMLVideoElement>(null)
  const [nowMs, setNow] = useState(0)
  const [durationMs, setDuration] = useState(0)
  const isVideo = file.mime.startsWith('video/')
  useEffect(() => {
    if (!video.current || seek?.fileId !== file.id) return
    video.current.pause()
    video.current.currentTime = seek.atMs / 1000
  }, [seek, file.id])
  const isEditing = editor !== undefined
  useEffect(() => {
    if (isEditing) video.current?.pause()
  }, [isEditing])
  if (!isVideo && !file.mime.startsWith('image/'))
    return <MediaViewer url={file.url} mime={file.mime} name={file.name} />
  const shown = boxes.filter(({ box, atMs }) => box !== null && (!isVideo || isNear(atMs, nowMs)))
  return (
    <div>
      <div className={classes.frame} {...sizeOf(file)}>
        {isVideo ? (
          // biome-ignore lint/a11y/useMediaCaption: work under review has no captions; its text is in the brief
          <video
            ref={video}
            className={classes.media}
            src={file.url}
            poster={file.poster ?? undefined}
            controls={!isEditing}
            playsInline
            preload="metadata"
            aria-label={file.name}
            onError={onBroken}
            onTimeUpdate={({ currentTarget }) => setNow(Math.round(currentTarget.currentTime * 1000))}
            onSeeked={({ currentTarget }) => setNow(Math.round(currentTarget.currentTime * 1000))}
            onDurationChange={({ currentTarget: { duration } }) =>
              setDuration(Number.isFinite(duration) ? Math.round(duration * 1000) : 0)
            }
          />
        ) : (
          <img className={classes.media} src={file.url} alt={file.name} onError={onBroken} />
        )}
        {!isEditing &&
          shown.map((placed) => (
            <BoxButton key={placed.id} placed={placed} activeId={activeId} onActivate={onActivate} />
          ))}
        {editor && (
          <BoxEditor
            box={editor.box}
            number={editor.number}
            onChange={(box) => editor.onChange({ box, atMs: isVideo ? nowMs : null })}
          />
        )}
      </div>
      {editor && (
        <div className={classes.tools}>
          <p>
            Draw a box with the mouse or a finger. The arrow keys move it, Shift and the arrow keys size it.
          </p>
          {!editor.box && (
            <Button
              size="small"
              aria-label={`Place a box on ${file.name}`}
              onClick={() => editor.onChange({ box: MIDDLE_BOX, atMs: isVideo ? nowMs : null })}
            >
              Place a box in the middle
            </Button>
          )}
        </div>
      )}
      {editor && isVideo && (
        <label className={classes.moment}>
          <span>Moment</span>
          <input
            type="range"
            min={0}
            max={Math.max(durationMs, nowMs, 1)}
            step={40}
            value={nowMs}
            onChange={({ currentTarget }) => {
              if (video.current) video.current.currentTime = Number(currentTarget.value) / 1000
              setNow(Number(currentTarget.value))
              if (editor.box) editor.onChange({ box: editor.box, atMs: Number(currentTarget.value) })
            }}
          />
          <output>{(nowMs / 1000).toFixed(1)} s</output>
        </label>
      )}
    </div>
  )
}

function BoxButton({
  placed: { id, number, text, box, isOutside },
  activeId,
  onActivate,
}: {
  placed: PlacedBox
  activeId: string | null
  onActivate: (id: string) => void
}) {
  return (
    <button
      type="button"
      className={classes.box}
      style={box ? styleOf(box) : undefined}
      data-active={id === activeId || undefined}
      data-outside={isOutside || undefined}
      aria-pressed={id === activeId}
      aria-label={`Comment ${number}: ${text}`}
      onClick={() => onActivate(id)}
    >
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
    </button>
  )
}

/** Keeps the room of a file whose size is known, so that boxes and page stay in place while it loads. */
function sizeOf({ width, height }: MarkedFile) {
  if (!width || !height) return {}
  const ratio = width / height
  return {
    'data-sized': true,
    style: { aspectRatio: `${width} / ${height}`, width: `min(100%, calc(min(68dvh, 640px) * ${ratio}))` },
  }
}
