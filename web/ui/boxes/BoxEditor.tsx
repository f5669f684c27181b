import { BOX_STEP, type Box, boxBetween, describeBox, moveBox, sizeBox } from '@marquee/contract/rules/boxes'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { styleOf } from './box-style.ts'
import classes from './boxes.module.css'

interface BoxEditorProps {
  box: Box | null
  number: number
  onChange: (box: Box) => void
}

/** What a drag does: it draws from a corner, or moves the box by the distance from where it began. */
type Drag = { corner: { x: number; y: number }; moved: Box | null }

/**
 * The layer over a picture on which a box is drawn with mouse or finger. The arrow keys move a drawn box, and with Shift
 * they size it.
 */
export function BoxEditor({ box, number, onChange }: BoxEditorProps) {
  const drag = useRef<Drag | null>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const hasBox = box !== null
  // The keys work at once on a box that was just drawn or placed.
  useEffect(() => {
    if (hasBox) handle.current?.focus({ preventScroll: true })
  }, [hasBox])
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const isOnBox = event.target instanceof Element && event.target.closest('button') !== null
    drag.current = { corner: pointOf(event), moved: isOnBox ? box : null }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return
    const { corner, moved } = drag.current
    const point = pointOf(event)
    onChange(moved ? moveBox(moved, point.x - corner.x, point.y - corner.y) : boxBetween(corner, point))
  }
  return (
    <div
      className={classes.canvas}
      data-drawing
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null
      }}
      onPointerCancel={() => {
        drag.current = null
      }}
    >
      {box && (
        <button
          ref={handle}
          type="button"
          className={classes.box}
          style={styleOf(box)}
          data-active
          aria-label={`Box ${number}: ${describeBox(box)}. Arrow keys move it, Shift and arrow keys size it.`}
          onKeyDown={(event) => {
            const next = boxAfter(box, event)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
        >
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
        </button>
      )}
    </div>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-BOX_STEP, 0],
  ArrowRight: [BOX_STEP, 0],
  ArrowUp: [0, -BOX_STEP],
  ArrowDown: [0, BOX_STEP],
}

/** Returns the box after a key, or null for a key that changes nothing. */
function boxAfter(box: Box, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): Box | null {
  const step = steps[key]
  if (!step || ctrlKey || metaKey || altKey) return null
  return shiftKey ? sizeBox(box, ...step) : moveBox(box, ...step)
}

/** Returns where a pointer is, in fractions of the layer. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
