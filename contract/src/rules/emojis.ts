/** What a message can be answered with by one click. */
export const reactionEmojis = ['👍', '❤️', '😂', '🎉', '👏', '🙏', '😮', '😢'] as const
export type ReactionEmoji = (typeof reactionEmojis)[number]
