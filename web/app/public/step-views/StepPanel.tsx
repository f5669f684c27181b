import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { FactLine } from '#ui/FactLine.tsx'
import classes from './StepPanel.module.css'

export type Tone = 'good' | 'waiting' | 'plain'

interface StepPanelProps {
  title: ReactNode
  /** The address of the portrait of the other side, before the title. */
  face?: string
  /** A status beside the title. */
  state?: string
  tone?: Tone
  children: ReactNode
}

/** A part of a screen of the product, drawn as an example. */
export function StepPanel({ title, face, state, tone = 'plain', children }: StepPanelProps) {
  return (
    <div className={classes.panel}>
      <p className={classes.head}>
        <strong>
          {face && <img src={face} width={32} height={32} alt="" loading="lazy" decoding="async" />}
          {title}
        </strong>
        {state && <State text={state} tone={tone} />}
      </p>
      {children}
    </div>
  )
}

export function State({ text, tone }: { text: string; tone: Tone }) {
  return (
    <span className={classes.state} data-tone={tone}>
      {text}
    </span>
  )
}

export interface Fact {
  label: ReactNode
  value: ReactNode
  /** The result of the facts above it. */
  isTotal?: boolean
  /** The value before; it is marked where it differs. */
  before?: string | undefined
  /** The name by which a script finds the line and changes its value. */
  term?: string
  /** The script counts a change of the line. */
  isCounted?: boolean
}

/** Labels with their values at the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isTotal, before, term, isCounted }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          key={index}
          data-total={isTotal}
          data-changed={(before !== undefined && before !== value) || undefined}
          data-term={term}
          data-before={term && before}
          data-counted={isCounted}
        >
          <dt>{label}</dt>
          <dd>
            {before !== undefined && <del hidden={before === value}>{before}</del>}
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Row {
  /** The address of a picture, or a sign. */
  start: { picture: string } | { sign: ReactNode }
  title: string
  /** Facts with a dot between them; each stays whole where the line wraps. */
  note: string
  /** At the right: a text or a status. */
  end?: ReactNode
}

/** Lines with a picture or a sign, a title and what is known of it. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ start, title, note, end }) => (
        <li key={title}>
          {'picture' in start ? (
            <img src={start.picture} width={44} height={44} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className={classes.sign}>{start.sign}</span>
          )}
          <p>
            <strong>{title}</strong>
            <span className={classes.note}>
              <FactLine facts={note.split(' · ')} />
            </span>
          </p>
          {end && <span className={classes.end}>{end}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What is done or allowed, each with a check mark. */
export function Checks({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.checks}>
      {texts.map((text) => (
        <li key={text}>
          <IconCheck size={18} stroke={2.2} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** How much is done, from 0 to 100. */
export function Bar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={classes.bar}>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${percent}v2H0z`} />
      </svg>
      <p>{label}</p>
    </div>
  )
}

/** A sentence or a few in the panel. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className={classes.text}>{children}</p>
}
