import { formatCount, joinList } from '@marquee/contract/rules/wording'
import type { Added } from './use-add-to-list.ts'

/** Says how many talents joined a list, who was in it already and who could not be added. */
export function describeAdded({ added, present, failed }: Added, list: string): string {
  if (added + present === 0) return `Nobody was added to ${list}.`
  const sentences = [
    added > 0 ? `${formatCount(added, 'talent')} added to ${list}.` : '',
    present === 0
      ? ''
      : added === 0
        ? `${formatCount(present, 'talent')} already in ${list}.`
        : `${present} already in it.`,
    failed.length > 0 ? `Not added: ${joinList(failed.map(({ displayName }) => displayName))}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
