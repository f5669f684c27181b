export interface NamedEmoji {
  emoji: string
  name: string
  /** Name and keywords in lower case, each word after a space. */
  searchText: string
}

export interface EmojiGroup {
  id: string
  label: string
  emojis: NamedEmoji[]
}

/** Emojis of later Unicode versions are empty boxes on systems older than 2023. */
const latestVersion = 15

/** Returns all emojis by group, in the order of Unicode and with British names. Loads about 66 KB, so only the picker calls it. */
export async function loadEmojis(): Promise<EmojiGroup[]> {
  const [{ default: data }, { default: messages }] = await Promise.all([
    import('emojibase-data/en-gb/data.json'),
    import('emojibase-data/en-gb/messages.json'),
  ])
  const shown = data.filter(({ version }) => version <= latestVersion)
  return messages.groups
    .filter(({ key }) => key !== 'component')
    .map(({ key, message, order }) => ({
      id: key,
      label: message,
      emojis: shown
        .filter(({ group }) => group === order)
        .map(({ emoji, label, tags = [] }) => ({
          emoji: withoutExtraSelector(emoji),
          name: label,
          searchText: ` ${label} ${tags.join(' ')}`.toLowerCase(),
        })),
    }))
}

/** Returns the emoji as keyboards send it: the data adds the emoji variation selector even where it is the default. */
function withoutExtraSelector(emoji: string): string {
  return emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1')
}

/** Returns the groups with the emojis that have a word beginning with each typed word; empty groups are left out. */
export function findEmojis(groups: readonly EmojiGroup[], text: string): EmojiGroup[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      emojis: group.emojis.filter(({ searchText }) => typed.every((word) => searchText.includes(` ${word}`))),
    }))
    .filter(({ emojis }) => emojis.length > 0)
}
