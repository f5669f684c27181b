import { formatTimecode } from '#lib/timecode.ts'
import classes from './PlaceMark.module.css'
import type { Place } from './placed-box.ts'

interface PlaceMarkProps {
  place: Pick<Place, 'atMs' | 'box'>
  number: number
  /** What the number counts, in lower case. */
  noun: string
  onShow: () => void
}

/** The number of a comment, with its moment; a button where it has a place on the work. */
export function PlaceMark({ place: { atMs, box }, number, noun, onShow }: PlaceMarkProps) {
  const mark = atMs === null ? number : `${number} · ${formatTimecode(atMs)}`
  if (atMs === null && box === null) return <span className={classes.mark}>{mark}</span>
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={`Show ${noun} ${number}${atMs === null ? '' : ` at ${formatTimecode(atMs)}`} on the work`}
      onClick={onShow}
    >
      {mark}
    </button>
  )
}
