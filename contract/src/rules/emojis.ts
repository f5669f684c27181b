/** The reactions that a message can get. */
export const reactionEmojis = ['👍', '❤️', '😂', '🎉', '👏', '🙏', '😮', '😢'] as const
export type ReactionEmoji = (typeof reactionEmojis)[number]
