import type { Content } from '@marquee/contract/content/schemas'
import type { ListCount } from '@marquee/contract/rules/text'
import { formatListCount } from '@marquee/contract/rules/wording'
import { Fragment, type ReactNode } from 'react'
import type { Preview } from '#lib/load-content.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './Directory.module.css'
import type { Removal } from './find-removals.ts'
import { addressWithout, type Choice, Chosen, ListFilters, labelChosen, type Option } from './ListFilters.tsx'
import { ListTopics, type Topics } from './ListTopics.tsx'
import { PageIntro } from './PageIntro.tsx'
import { filterList } from './scripts/filter-list.ts'

/** So many cards are few: they would leave a row half empty. */
const MAX_FEW = 3

interface Group {
  title: string
  cards: readonly ReactNode[]
}

interface DirectoryProps {
  content: Content<'findTalent' | 'openCampaigns'>
  preview: Preview | null
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  placeholder: string
  /** Words that the field of words suggests while someone types. */
  suggestions?: readonly string[]
  choices: readonly Choice[]
  topics: Topics
  /** The orders to choose from; that of an empty value is the one without a choice. */
  sorts: readonly Option[]
  /** A page of the list; null for an address that asks for something impossible. */
  found: {
    items: readonly unknown[]
    isSimilar: boolean
    count: ListCount
    nextCursor: string | null
  } | null
  /** The visitor asked for something, or for a further page: without a card, nothing matched. */
  isFiltered: boolean
  /** Where nothing matched: the choices without which something does, and the cards of it. */
  removals: readonly (Omit<Removal<unknown>, 'items'> & { cards: readonly ReactNode[] })[]
  /** What the title calls those of a topic: “Beauty talents”. */
  topicNoun: string
  /** What is counted, one of it. */
  noun: string
  /** The heading where nothing matched. */
  noMatch: string
  /** Nothing matched all words, but the groups that follow match single ones. */
  hasClosest: boolean
  /** The text of the link to everything, where the visitor asked for something. */
  all: string
  /** Names the list of cards. */
  label: string
  /** Tall for people, wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each. */
  children: ReactNode
  /** Where few matched: further cards and their titles. */
  others: readonly Group[]
  /** The text of the link to the next page. */
  more: string
  /** Below the cards, closed until it is opened: what decides their order. */
  order?: { title: string; text: ReactNode }
  /** Where the last heading leads. */
  closing: { label: string; to: string }
}

/** A list for visitors with words and filters in the address. It works without script. */
export function Directory(props: DirectoryProps) {
  const { content, preview, asked, found, label, shape, children, others, more, order, closing } = props
  const isEmpty = !found || found.items.length === 0
  const topic = topicOf(props)
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro
        title={topic ? `${topic.name} ${props.topicNoun}` : content.title}
        part="title"
        description={content.lead}
      />
      <div className={classes.page}>
        <search>
          <ListFilters {...props} />
          <ListTopics topics={props.topics} asked={asked} />
        </search>
        <div className={classes.said} role="status" data-part="said">
          {!isEmpty && <Found {...props} />}
          {props.isFiltered && <Chosen {...props} />}
          {isEmpty && <Found {...props} />}
        </div>
        <div className={classes.cards} data-part="cards">
          <ul className={classes.grid} data-shape={shape} data-few={fewOf(found?.items)} aria-label={label}>
            {children}
          </ul>
          {found?.nextCursor && (
            <p className={classes.more}>
              <a href={`?${new URLSearchParams({ ...asked, cursor: found.nextCursor })}`}>{more}</a>
            </p>
          )}
          {[...withoutFirst(props), ...others].map(({ title, cards }) => (
            <Fragment key={title}>
              <h2 className={classes.others}>{title}</h2>
              <ul className={classes.grid} data-shape={shape} data-few={fewOf(cards)} aria-label={title}>
                {cards}
              </ul>
            </Fragment>
          ))}
        </div>
        {/* A note that asks to join is for visitors only. */}
        <div
          className={`${classes.said} ${classes.note}`}
          data-visitors={content.note.includes('"/signup/') ? '' : undefined}
        >
          <MarkupText html={content.note} hasPictures />
        </div>
        {order && (
          <details className={classes.order}>
            <summary>{order.title}</summary>
            {order.text}
          </details>
        )}
      </div>
      <Closing title={content.closing} link={closing} />
      <PageScript run={filterList} />
    </>
  )
}

/** Returns the chosen topic; undefined without one, or for one that nobody has. */
function topicOf({ topics, asked }: Pick<DirectoryProps, 'topics' | 'asked'>) {
  return topics.items.find(({ id }) => id === asked[topics.name])
}

/** Returns how many there are where it is three or fewer: their cards fill their row. */
export function fewOf(items: readonly unknown[] | undefined): number | undefined {
  const count = items?.length ?? 0
  return count > 0 && count <= MAX_FEW ? count : undefined
}

type Offer = Pick<DirectoryProps, 'asked' | 'choices' | 'topics' | 'removals'>

/** Returns the choices that the visitor may remove where nothing matched, as the page calls them. */
function offeredOf({ asked, choices, topics, removals }: Offer) {
  const labels = labelChosen({ asked, choices, topics })
  return removals.flatMap((removal) => {
    const chosen = labels.find(({ name }) => name === removal.name)
    return chosen ? [{ ...removal, label: chosen.label }] : []
  })
}

/** Returns what the first choice to remove hides. */
function withoutFirst(offer: Offer): Group[] {
  const [first] = offeredOf(offer)
  if (!first) return []
  // The label of words has quotation marks already.
  const quoted = first.name === 'q' ? first.label : `“${first.label}”`
  return [{ title: `Without ${quoted}`, cards: first.cards }]
}

/** Says how many there are and why these are shown, or why there are none. */
function Found({ found, noun, ...props }: DirectoryProps) {
  if (!found || found.items.length === 0) return <NoneFound {...props} found={found} noun={noun} />
  const { count, isSimilar } = found
  if (!count) return isSimilar && <p>No exact match. These have similar words:</p>
  return (
    <p>
      {isSimilar && 'No exact match. '}
      <strong>{formatListCount(count, noun)}</strong>
      {isSimilar && ' with similar words:'}
    </p>
  )
}

/** Says that there are none, and which choice to remove. */
function NoneFound({
  content,
  asked,
  choices,
  topics,
  removals,
  isFiltered,
  noun,
  noMatch,
  hasClosest,
  all,
}: DirectoryProps) {
  if (!isFiltered)
    return (
      <div className={classes.none}>
        <h2>No {noun}s yet</h2>
        <p>{content.emptyText}</p>
      </div>
    )
  if (hasClosest)
    return (
      <p>
        <strong>Closest matches.</strong> No {noun} matches all of these words. <a href="?">{all}</a>
      </p>
    )
  const shown = offeredOf({ asked, choices, topics, removals })
  return (
    <div className={classes.none}>
      <h2>{noMatch}</h2>
      {shown.length === 0 && (
        <p>
          {asked.q ? 'Try other words' : 'Try another choice'}
          {topics.items.length > 0 && `, or one of the ${topics.label.toLowerCase()} above`}.
        </p>
      )}
      <ul className={classes.removals}>
        {shown.map(({ name, label, count }) => (
          <li key={name}>
            <a href={addressWithout(name, asked)}>
              Remove {label}: <strong>{formatListCount(count, noun)}</strong>
            </a>
          </li>
        ))}
        <li>
          <a href="?">{all}</a>
        </li>
      </ul>
    </div>
  )
}
