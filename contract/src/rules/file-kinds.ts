import type { DeliverableSpec } from '../terms/deliverable-spec.ts'
import { type Format, formatLabels } from '../terms/deliverables.ts'

/** Kinds of files, each as a person calls it. */
const kindLabels = { image: 'a picture', video: 'a video', audio: 'audio' } as const
type FileKind = keyof typeof kindLabels

interface FormatRow {
  /** What the work consists of; empty: anything. */
  kinds: readonly FileKind[]
  /** Videos of this format are higher than wide. */
  isVertical: boolean
  /** Longest video in seconds, as the platforms publish it; null without a limit. */
  maxSeconds: number | null
}

/** The files that each format consists of. */
const formatFiles: Record<Format, FormatRow> = {
  reel: { kinds: ['video'], isVertical: true, maxSeconds: 180 },
  story: { kinds: ['image', 'video'], isVertical: true, maxSeconds: 60 },
  short: { kinds: ['video'], isVertical: true, maxSeconds: 180 },
  video: { kinds: ['video'], isVertical: false, maxSeconds: null },
  stream: { kinds: ['video'], isVertical: false, maxSeconds: null },
  post: { kinds: ['image', 'video'], isVertical: false, maxSeconds: null },
  carousel: { kinds: ['image', 'video'], isVertical: false, maxSeconds: null },
  photo_set: { kinds: ['image'], isVertical: false, maxSeconds: null },
  audio: { kinds: ['audio', 'video'], isVertical: false, maxSeconds: null },
  article: { kinds: [], isVertical: false, maxSeconds: null },
  mention: { kinds: [], isVertical: false, maxSeconds: null },
}

/** A file with what is known of it; the browser measures videos. */
export interface MeasuredFile {
  name: string
  mime: string
  width: number | null
  height: number | null
  durationMs: number | null
}

const isOf = ({ mime }: Pick<MeasuredFile, 'mime'>, kinds: readonly FileKind[]): boolean =>
  kinds.length === 0 || kinds.some((kind) => mime.startsWith(`${kind}/`))

const expected = (kinds: readonly FileKind[]): string => kinds.map((kind) => kindLabels[kind]).join(' or ')

/** Returns why files cannot be the agreed work, because none of them is of its kind; null otherwise. */
export function fileKindIssue(
  { format }: Pick<DeliverableSpec, 'format'>,
  files: readonly Pick<MeasuredFile, 'mime'>[],
): string | null {
  const { kinds } = formatFiles[format]
  return files.some((file) => isOf(file, kinds))
    ? null
    : `The brief asks for a ${formatLabels[format]}. Please add ${expected(kinds)}.`
}

/** Returns what may not suit the agreed work: files of another kind beside it, and videos that are wide or long. */
export function fileWarnings(
  { format }: Pick<DeliverableSpec, 'format'>,
  files: readonly MeasuredFile[],
): string[] {
  const { kinds, isVertical, maxSeconds } = formatFiles[format]
  const label = formatLabels[format]
  return files.flatMap(({ name, mime, width, height, durationMs }) => {
    if (!isOf({ mime }, kinds))
      return [`The brief asks for a ${label}, but ${name} is not ${expected(kinds)}.`]
    if (!mime.startsWith('video/')) return []
    const isWide = isVertical && width !== null && height !== null && width >= height
    const isLong = maxSeconds !== null && durationMs !== null && durationMs > maxSeconds * 1_000
    return [
      ...(isWide ? [`A ${label} is higher than wide, but ${name} is not.`] : []),
      ...(isLong ? [`A ${label} has at most ${maxSeconds} seconds, but ${name} is longer.`] : []),
    ]
  })
}
