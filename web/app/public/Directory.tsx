import type { Content } from '@marquee/contract/content/schemas'
import type { ListCount } from '@marquee/contract/rules/text'
import { formatListCount } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import type { Preview } from '#lib/load-content.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './Directory.module.css'
import { PageIntro } from './PageIntro.tsx'
import { filterList } from './scripts/filter-list.ts'

interface Option {
  value: string
  label: string
}

interface Select {
  label: string
  name: string
  /** The choice of no filter. */
  any: string
  options: readonly Option[]
}

interface DirectoryProps {
  content: Content<'findTalent' | 'openCampaigns'>
  preview: Preview | null
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  placeholder: string
  selects: readonly Select[]
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
  /** What is counted, one of it. */
  noun: string
  /** Says that nothing matched. */
  noMatch: string
  /** The text of the link to everything, where the visitor asked for something. */
  all: string
  /** Says that the cards show demo data; false where they do not. */
  demo: string | false
  /** Names the list of cards. */
  label: string
  /** Tall for people, wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each; where nothing matched, those to show instead below `othersTitle`. */
  children: ReactNode
  othersTitle: string
  /** The text of the link to the next page. */
  more: string
  /** Below the cards, closed until it is opened: what decides their order. */
  order?: { title: string; text: ReactNode }
  /** Where the last heading leads. */
  closing: { label: string; to: string }
}

/** A list for visitors with words and filters in the address. It works without script. */
export function Directory(props: DirectoryProps) {
  const { content, preview, asked, found, label, shape, children, more, order, closing } = props
  const said = describeFound(props)
  const isEmpty = !found || found.items.length === 0
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.lead} />
      <div className={classes.page}>
        <search>
          <SearchForm {...props} />
        </search>
        <div className={classes.said} role="status" data-part="said">
          {!isEmpty && (said || props.isFiltered) && (
            <p className={classes.count}>
              {said}
              {props.isFiltered && <a href="?">{props.all}</a>}
            </p>
          )}
          {isEmpty && (
            <div className={classes.none}>
              <p>
                {said}
                {props.isFiltered && ' Try fewer words, or another choice.'}
              </p>
              {props.isFiltered && <a href="?">{props.all}</a>}
            </div>
          )}
          {props.demo && <p className={classes.demo}>{props.demo}</p>}
        </div>
        <div className={classes.cards} data-part="cards">
          {isEmpty && props.isFiltered && <h2 className={classes.others}>{props.othersTitle}</h2>}
          <ul className={classes.grid} data-shape={shape} aria-label={isEmpty ? props.othersTitle : label}>
            {children}
          </ul>
          {found?.nextCursor && (
            <p className={classes.more}>
              <a href={`?${new URLSearchParams({ ...asked, cursor: found.nextCursor })}`}>{more}</a>
            </p>
          )}
        </div>
        <div className={classes.said}>
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

/** The words, filters and order. Choices take effect at once, or with the button where no script runs. */
function SearchForm({
  asked,
  placeholder,
  selects,
  sorts,
}: Pick<DirectoryProps, 'asked' | 'placeholder' | 'selects' | 'sorts'>) {
  const choices = [
    ...selects.map(({ label, name, any, options }) => ({
      label,
      name,
      options: [{ value: '', label: any }, ...options],
    })),
    { label: 'Order', name: 'sort', options: sorts },
  ]
  return (
    <form method="get" className={classes.filters} data-choices={choices.length}>
      <label>
        <span>Search</span>
        <input type="search" name="q" defaultValue={asked.q} maxLength={100} placeholder={placeholder} />
      </label>
      {choices.map(({ label, name, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select
            name={name}
            data-part={name === 'sort' ? 'sort' : undefined}
            defaultValue={asked[name] ?? ''}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Search</button>
    </form>
  )
}

/** Returns how many there are and why these are shown, or why there are none; empty when there is nothing to say. */
function describeFound({
  content,
  found,
  isFiltered,
  noun,
  noMatch,
}: Pick<DirectoryProps, 'content' | 'found' | 'isFiltered' | 'noun' | 'noMatch'>): ReactNode {
  if (!found || found.items.length === 0) return isFiltered ? noMatch : content.emptyText
  const { count, isSimilar } = found
  if (!count) return isSimilar && 'These have similar words, because nothing matched exactly.'
  return (
    <span>
      <strong>{formatListCount(count, noun)}</strong>
      {isSimilar && ' with similar words, because nothing matched exactly'}
    </span>
  )
}
