import type { ReactNode } from 'react'
import { Closing } from './Closing.tsx'
import classes from './Directory.module.css'
import { PageIntro } from './PageIntro.tsx'

interface Select {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
}

interface DirectoryProps {
  title: string
  description: string
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  placeholder: string
  selects: readonly Select[]
  /** A sentence between the form and the cards. */
  said: ReactNode
  /** Names the list of cards. */
  label: string
  /** Tall for people, wide for campaigns. */
  shape: 'tall' | 'wide'
  /** The cards, list items each. */
  children: ReactNode
  /** The cursor of the next page with its link’s text; null on the last one. */
  more: { cursor: string; text: string } | null
  /** Below the cards, closed until it is opened: what decides their order. */
  order?: { title: string; text: ReactNode }
  closing: { title: string; label: string; to: string }
}

/** A list for visitors with words and filters in the address. It works without script. */
export function Directory(props: DirectoryProps) {
  const { title, description, asked, placeholder, selects, said, label, shape, children, more } = props
  const { order, closing } = props
  return (
    <>
      <PageIntro title={title} description={description} />
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
        <p className={classes.said}>{said}</p>
        <ul className={classes.grid} data-shape={shape} aria-label={label}>
          {children}
        </ul>
        {more && (
          <p className={classes.more}>
            <a href={`?${new URLSearchParams({ ...asked, cursor: more.cursor })}`}>{more.text}</a>
          </p>
        )}
        {order && (
          <details className={classes.order}>
            <summary>{order.title}</summary>
            {order.text}
          </details>
        )}
      </div>
      <Closing title={closing.title} link={{ label: closing.label, to: closing.to }} />
    </>
  )
}
