import type { Conversation, Message } from '@marquee/contract/calls/messages'
import { formatCount } from '@marquee/contract/rules/wording'
import type { Viewer } from '#lib/viewer.ts'

/** Returns the other party of a conversation, for its header and its row. */
export function otherOf(side: Viewer, { brand, talent }: Pick<Conversation, 'brand' | 'talent'>) {
  return side === 'brand'
    ? { name: talent.displayName, picture: talent.avatarUrl, shape: 'round' as const }
    : { name: brand.companyName, picture: brand.logoUrl, shape: 'square' as const }
}

/** Returns a one-line preview of a message for lists, quotes and announcements. */
export function previewOf({ text, files, deletedAt }: Pick<Message, 'text' | 'files' | 'deletedAt'>): string {
  if (deletedAt) return 'Message deleted'
  if (text) return text.replaceAll(/\s+/g, ' ')
  return describeFiles(files)
}

export function describeFiles(files: Message['files']): string {
  const [first] = files
  if (!first) return 'A message'
  return files.length === 1 ? first.name : formatCount(files.length, 'file')
}

/** Returns the author's name; for an agent also the talent's. */
export function describeAuthor({ author, onBehalfOf }: Pick<Message, 'author' | 'onBehalfOf'>): string {
  return onBehalfOf ? `${author} for ${onBehalfOf}` : author
}
