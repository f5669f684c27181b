import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import classes from './ListTopics.module.css'

export interface Topics {
  /** Names the row. */
  label: string
  /** The parameter of the address. */
  name: string
  /** All topics, the most frequent first. */
  items: readonly { id: string; name: string }[]
}

/** How many topics the row has, besides a chosen one that is rarer. Wide screens show the first of them, and “More” opens the others. */
const SHOWN = 16
/** The row of a screen of 1,024 px shows so many, one fewer beside a chosen one with its ×; all others are behind “More”. */
const FIRST = 9
/** A wider screen has room for so many more. */
const MORE_ON_WIDE = 3

interface ListTopicsProps {
  topics: Topics
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  /** Where the list is; the page itself without it. */
  path?: string
}

/**
 * A row of topics to browse, each a link to the list of it; the chosen one is the first and leads back to the list without it. On a phone
 * the row is swiped. The browser itself opens “More”.
 */
export function ListTopics({ topics: { label, name, items }, asked, path = '' }: ListTopicsProps) {
  const { [name]: chosen, ...others } = asked
  const isChosen = ({ id }: { id: string }) => id === chosen
  // The row may be wider than the screen, and the chosen topic has to be in view.
  const shown = [...items.filter(isChosen), ...items.slice(0, SHOWN).filter((topic) => !isChosen(topic))]
  if (shown.length === 0) return null
  const linkTo = (id: string) => `${path}?${new URLSearchParams({ ...others, [name]: id })}`
  const hasChosen = shown.some(isChosen)
  const further = items.filter((topic) => !shown.slice(0, hasChosen ? FIRST - 1 : FIRST).includes(topic))
  return (
    <nav aria-label={label}>
      <ul className={classes.topics} data-part="topics" data-chosen={hasChosen || undefined}>
        {shown.map((topic) => (
          <li key={topic.id}>
            {isChosen(topic) ? (
              <a
                href={`${path}?${new URLSearchParams(others)}`}
                data-topic={topic.id}
                aria-current="true"
                aria-label={`Remove ${topic.name}`}
              >
                {topic.name}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </a>
            ) : (
              <a href={linkTo(topic.id)} data-topic={topic.id}>
                {topic.name}
              </a>
            )}
          </li>
        ))}
        {further.length > 0 && (
          <li className={classes.more} data-few={further.length <= MORE_ON_WIDE || undefined}>
            <button type="button" popoverTarget="more-topics">
              More
            </button>
            <ul id="more-topics" popover="auto" aria-label={`More ${label.toLowerCase()}`}>
              {further.map(({ id, name }) => (
                <li key={id}>
                  <a href={linkTo(id)} data-topic={id}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  )
}
