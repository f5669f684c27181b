/** A paragraph of a legal text. `[label](/path)` becomes a link; nothing else is markup. */
export function InlineText({ text }: { text: string }) {
  return text.split(linkPattern).map((part, index) => {
    const [, label, to] = linkParts.exec(part) ?? []
    return label && to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <a key={index} href={to}>
        {label}
      </a>
    ) : (
      part
    )
  })
}

const linkPattern = /(\[[^\]]+\]\([^)]+\))/
const linkParts = /^\[([^\]]+)\]\(([^)]+)\)$/
