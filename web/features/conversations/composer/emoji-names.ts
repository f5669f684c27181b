import type { ReactionEmoji } from '@marquee/contract/rules/emojis'

/** The names of the reactions. Those of all other emojis are in a large file that only the picker loads (load-emojis.ts). */
const reactionNames: Record<ReactionEmoji, string> = {
  '👍': 'thumbs up',
  '❤️': 'heart',
  '😂': 'tears of joy',
  '🎉': 'party',
  '👏': 'applause',
  '🙏': 'thank you',
  '😮': 'surprised',
  '😢': 'sad',
}

const names = new Map<string, string>(Object.entries(reactionNames))

/** Returns the name of a reaction, or the emoji itself where it has no name here. */
export function nameOfEmoji(emoji: string): string {
  return names.get(emoji) ?? emoji
}
