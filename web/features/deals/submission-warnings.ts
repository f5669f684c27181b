import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { type DeliverableSpec, formatLabels } from '@marquee/contract/terms/deliverables'

type Kind = 'image' | 'video' | 'audio'

/** The kinds of files a format can consist of; formats that are not listed can be anything. */
const kindsOf: Readonly<Partial<Record<DeliverableSpec['format'], readonly Kind[]>>> = {
  reel: ['video'],
  short: ['video'],
  video: ['video'],
  stream: ['video'],
  photo_set: ['image'],
  post: ['image', 'video'],
  carousel: ['image', 'video'],
  story: ['image', 'video'],
  audio: ['audio', 'video'],
}

interface Draft {
  spec: Pick<DeliverableSpec, 'platform' | 'format'>
  files: readonly { name: string; mime: string }[]
  caption: string
  /** The work is done for a gift. */
  isGifted: boolean
}

/** Returns what does not match the brief before work is submitted: files of another kind, a missing ad label. */
export function submissionWarnings({ spec, files, caption, isGifted }: Draft): string[] {
  const kinds = kindsOf[spec.format]
  const odd = kinds ? files.filter(({ mime }) => !kinds.some((kind) => mime.startsWith(`${kind}/`))) : []
  return [
    ...odd.map(
      ({ name }) =>
        `The brief asks for a ${formatLabels[spec.format]}, but ${name} is not ${expected(kinds)}.`,
    ),
    ...(spec.platform !== 'file' && files.length > 0 && !hasAdLabel(caption)
      ? [`The caption has no #ad. ${isGifted ? 'Gifted' : 'Paid'} posts must be labelled as advertising.`]
      : []),
  ]
}

/** Returns why a post on this day is outside the agreed dates; null when it is inside. */
export function postingWarning(
  { postFrom, postUntil }: Pick<DeliverableSpec, 'postFrom' | 'postUntil'>,
  today: string,
): string | null {
  if (!postFrom || !postUntil || (today >= postFrom && today <= postUntil)) return null
  const isEarly = today < postFrom
  const days = Math.abs(daysBetween(isEarly ? postFrom : postUntil, today))
  return `The agreed dates are ${formatDate(postFrom)} to ${formatDate(postUntil)}. A post today is ${formatCount(days, 'day')} ${isEarly ? 'early' : 'late'}.`
}

function hasAdLabel(caption: string): boolean {
  return /(^|\s)#(ad|advert|advertisement)\b/i.test(caption)
}

function expected(kinds: readonly Kind[] = []): string {
  return kinds
    .map((kind) => (kind === 'video' ? 'a video' : kind === 'image' ? 'an image' : 'audio'))
    .join(' or ')
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(one) - Date.parse(other)) / 86_400_000)
}
