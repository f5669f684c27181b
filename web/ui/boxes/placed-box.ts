import type { Box } from '@marquee/contract/rules/boxes'

/** Where something is on a file: a moment of it in milliseconds, and a box. */
export interface Place {
  fileId: string | null
  atMs: number | null
  box: Box | null
}

/** A numbered comment with its place. */
export interface PlacedBox extends Place {
  id: string
  number: number
  text: string
  /** It was written by an outside reviewer. */
  isOutside?: boolean
}

/** A request to show a moment of a video; a new object each time, so that the same moment can be shown again. */
export interface Seek {
  fileId: string
  atMs: number
}

/** A file as it is shown and marked. */
export interface MarkedFile {
  id: string
  url: string
  mime: string
  /** What the file shows, for screen readers. */
  name: string
  poster: string | null
  width: number | null
  height: number | null
}

/** How far from its moment a box on a video is shown, in milliseconds. */
const NEAR_MS = 500

/** Returns whether a box on a video is shown at this moment. */
export const isNear = (atMs: number | null, nowMs: number): boolean =>
  atMs !== null && Math.abs(atMs - nowMs) <= NEAR_MS
