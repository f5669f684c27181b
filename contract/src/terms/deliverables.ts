import { formatDate } from '../rules/dates.ts'
import { joinList, plural } from '../rules/wording.ts'
import type { DeliverableSpec } from './deliverable-spec.ts'

/** The platforms a talent publishes on, in the order of the choice. */
export const socialPlatforms = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'linkedin',
  'pinterest',
  'twitch',
  'snapchat',
  'podcast',
  'blog',
] as const
/** Where content appears. `file` is work that is delivered and not posted. */
export const platforms = [...socialPlatforms, 'file'] as const
export type Platform = (typeof platforms)[number]
export const platformLabels: Record<Platform, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitch: 'Twitch',
  snapchat: 'Snapchat',
  podcast: 'Podcast',
  blog: 'Blog',
  file: 'Content only',
}

const namesOfPlatforms: Readonly<Record<string, string>> = platformLabels

/** Returns the name of a stored platform: "tiktok" is "TikTok". One that is no longer known keeps its key. */
export function platformName(platform: string): string {
  return namesOfPlatforms[platform] ?? platform
}

/** Content formats, each with the noun used for it in sentences. */
export const formats = [
  'reel',
  'story',
  'post',
  'carousel',
  'short',
  'video',
  'stream',
  'photo_set',
  'audio',
  'article',
  'mention',
] as const
export type Format = (typeof formats)[number]
export const formatLabels: Record<Format, string> = {
  reel: 'reel',
  story: 'story',
  post: 'post',
  carousel: 'carousel',
  short: 'short video',
  video: 'video',
  stream: 'live stream',
  photo_set: 'photo set',
  audio: 'audio piece',
  article: 'article',
  mention: 'mention',
}

/** Returns the first invalid date of a deliverable with its field, or null. */
export function windowIssue(spec: DeliverableSpec): { field: string; sentence: string } | null {
  if (spec.platform === 'file')
    return spec.postFrom || spec.postUntil ? { field: 'postFrom', sentence: 'A file is not posted.' } : null
  if (spec.postFrom && spec.postFrom < spec.draftDue)
    return { field: 'postFrom', sentence: 'Posting starts after the draft is due.' }
  if (spec.postFrom && spec.postUntil && spec.postUntil < spec.postFrom)
    return { field: 'postUntil', sentence: 'The posting window must end on or after its start.' }
  return null
}

/** Formats "reel" and 2 as "2 reels"; "story" and 2 as "2 stories". */
function countedFormat(format: DeliverableSpec['format'], quantity: number): string {
  const word = formatLabels[format]
  const many = word.endsWith('y') && quantity > 1 ? `${word.slice(0, -1)}ies` : plural(word, quantity)
  return `${quantity} ${many}`
}

/** Describes the work in a sentence: "1 reel and 2 stories". */
export function describeDeliverables(specs: readonly Pick<DeliverableSpec, 'format' | 'quantity'>[]): string {
  const counts = new Map<DeliverableSpec['format'], number>()
  for (const spec of specs) counts.set(spec.format, (counts.get(spec.format) ?? 0) + spec.quantity)
  return joinList([...counts].map(([format, quantity]) => countedFormat(format, quantity)))
}

/** Describes one deliverable with its platform: "Instagram, 2 stories"; a file has no platform. */
export function describeDeliverable(spec: Pick<DeliverableSpec, 'platform' | 'format' | 'quantity'>): string {
  const what = countedFormat(spec.format, spec.quantity)
  return spec.platform === 'file'
    ? `${what}, handed over as files`
    : `${platformLabels[spec.platform]}, ${what}`
}

/** Returns the last day a draft is due, or null without deliverables. */
export function lastDraftDue(specs: readonly Pick<DeliverableSpec, 'draftDue'>[]): string | null {
  return (
    specs
      .map((spec) => spec.draftDue)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Returns the dates of a deliverable: draft due, posting window and minimum days online. */
export function describeDates({ draftDue, postFrom, postUntil, minLiveDays }: DeliverableSpec): string {
  const live =
    postFrom && postUntil
      ? `live ${formatDate(postFrom)} to ${formatDate(postUntil)}`
      : postFrom
        ? `live from ${formatDate(postFrom)}`
        : ''
  const stays = minLiveDays > 0 ? `stays online ${minLiveDays} ${plural('day', minLiveDays)}` : ''
  return [`Draft due ${formatDate(draftDue)}`, live, stays].filter(Boolean).join(' · ')
}

/** Returns the dates of a deliverable one by one: when the draft is due, when it goes live and for how long; a file has only the first. */
export function listDates({ draftDue, postFrom, postUntil, minLiveDays }: DeliverableSpec) {
  const live =
    postFrom &&
    (postUntil ? `${formatDate(postFrom)} to ${formatDate(postUntil)}` : `from ${formatDate(postFrom)}`)
  return [
    { label: 'Draft due', value: formatDate(draftDue) },
    ...(live ? [{ label: 'Goes live', value: live }] : []),
    ...(minLiveDays > 0
      ? [{ label: 'Stays online', value: `${minLiveDays} ${plural('day', minLiveDays)}` }]
      : []),
  ]
}
