import type { Content } from '@marquee/contract/content/schemas'
import type { ReactNode } from 'react'
import type { Preview } from '#lib/load-content.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { Closing } from './Closing.tsx'
import classes from './Directory.module.css'
import { PageIntro } from './PageIntro.tsx'

interface Select {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
}

interface DirectoryProps {
  content: Content<'findTalent' | 'openCampaigns'>
  preview: Preview | null
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  placeholder: string
  selects: readonly Select[]
  /** A page of the list; null for an address that asks for something impossible. */
  found: { items: readonly unknown[]; isSimilar: boolean; nextCursor: string | null } | null
  /** The visitor asked for something, or for a further page: without a card, nothing matched. */
  isFiltered: boolean
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
  /** The cards, list items each. */
  children: ReactNode
  /** The text of the link to the next page. */
  more: string
  /** Below the cards, closed until it is opened: what decides their order. */
  order?: { title: string; text: ReactNode }
  /** Where the last heading leads. */
  closing: { label: string; to: string }
}

/** A list for visitors with words and filters in the address. It works without script. */
export function Directory(props: DirectoryProps) {
  const { content, preview, asked, placeholder, selects, found, label, shape, children, more } = props
  const { order, closing } = props
  const said = describeFound(props)
  const isEmpty = !found || found.items.length === 0
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.lead} />
      <div className={classes.page}>
        <search>
          <form method="get" className={classes.filters} data-fields={selects.length + 1}>
            <label>
              Search
              <input
                type="search"
                name="q"
                defaultValue={asked.q}
                maxLength={100}
                placeholder={placeholder}
              />
            </label>
            {selects.map((select) => (
              <label key={select.name}>
                {select.label}
                <select name={select.name} defaultValue={asked[select.name] ?? ''}>
                  <option value="">Any</option>
                  {select.options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <button type="submit">Search</button>
          </form>
        </search>
        <div className={classes.said}>
          {said && !isEmpty && <p>{said}</p>}
          {props.isFiltered && !isEmpty && (
            <p>
              <a href="?">{props.all}</a>
            </p>
          )}
          {isEmpty && (
            <div className={classes.none}>
              <p>{said}</p>
              {props.isFiltered && <a href="?">{props.all}</a>}
            </div>
          )}
          {props.demo && !isEmpty && <p className={classes.demo}>{props.demo}</p>}
        </div>
        <ul className={classes.grid} data-shape={shape} aria-label={label}>
          {children}
        </ul>
        {found?.nextCursor && (
          <p className={classes.more}>
            <a href={`?${new URLSearchParams({ ...asked, cursor: found.nextCursor })}`}>{more}</a>
          </p>
        )}
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
    </>
  )
}

/** Returns why these cards are shown, or why there are none; empty when there is nothing to say. */
function describeFound({
  content,
  found,
  isFiltered,
  noMatch,
}: Pick<DirectoryProps, 'content' | 'found' | 'isFiltered' | 'noMatch'>): string {
  if (!found || found.items.length === 0) return isFiltered ? noMatch : content.emptyText
  return found.isSimilar ? 'These have similar words, because nothing matched exactly.' : ''
}
