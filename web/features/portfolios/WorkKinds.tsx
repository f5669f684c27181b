import type { Work } from '@marquee/contract/calls/portfolios'
import { type ReactNode, useId } from 'react'
import classes from './WorkKinds.module.css'

const kinds = [
  { kind: 'all', label: 'All' },
  { kind: 'video', label: 'Videos' },
  { kind: 'picture', label: 'Photos' },
] as const

interface WorkKindsProps {
  works: readonly Pick<Work, 'kind'>[]
  /** The list of the works; each entry has the kind of its work as `data-kind`. */
  children: ReactNode
}

/** Filters the works below by kind where there are both; it works without script. */
export function WorkKinds({ works, children }: WorkKindsProps) {
  const name = useId()
  const countOf = (kind: string) =>
    kind === 'all' ? works.length : works.filter((work) => work.kind === kind).length
  const isMixed = countOf('video') > 0 && countOf('picture') > 0
  return (
    <div className={classes.works}>
      {isMixed && (
        <fieldset className={classes.kinds}>
          <legend>Kind of work</legend>
          {kinds.map(({ kind, label }) => (
            <label key={kind}>
              <input type="radio" name={name} value={kind} defaultChecked={kind === 'all'} />
              {label} <span>{countOf(kind)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  )
}
