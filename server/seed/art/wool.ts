import { box, darker, lighter, line, type Pen, path } from './pen.ts'

/** Knitted stitches that fill a rectangle, as one line of small Vs in each row. */
export function stitches(
  [left, top, wide, tall]: readonly [number, number, number, number],
  size: number,
  colour: string,
  opacity = 0.3,
): string {
  const half = size / 2
  const row = `l${half} ${half}l${half} ${-half}`.repeat(Math.floor(wide / size))
  const rows = Array.from({ length: Math.floor(tall / size) }, (_, n) => `M${left} ${top + n * size}${row}`)
  return line(rows.join(''), colour, size * 0.2, opacity)
}

/** A ribbed edge, from left to right. */
export function ribs(
  pen: Pen,
  [left, top, wide, tall]: readonly [number, number, number, number],
  colour: string,
): string {
  const step = 3.2
  const lines = Array.from(
    { length: Math.floor(wide / step) },
    (_, n) => `M${(left + step * (n + 0.5)).toFixed(1)} ${top + 1}v${tall - 2}`,
  ).join('')
  return (
    box(left, top, wide, tall, pen.linear([lighter(colour, 0.16), colour, darker(colour, 0.22)]), 2) +
    line(lines, darker(colour, 0.35), 0.8, 0.5) +
    path(`M${left + 1} ${top + 0.8}h${wide - 2}v1h${2 - wide}z`, '#ffffff', 0.2)
  )
}
