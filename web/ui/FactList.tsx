import type { ComponentType, ReactNode } from 'react'
import classes from './FactList.module.css'

interface Fact {
  icon: ComponentType<{ size?: number; stroke?: number }>
  text: ReactNode
}

/** Facts that decide whether an offer or an application makes sense, one a line with its icon. What is false is left out. It works without script. */
export function FactList({ facts }: { facts: readonly (Fact | false)[] }) {
  return (
    <ul className={classes.facts} aria-label="Good to know">
      {facts.map(
        (fact, index) =>
          fact && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the facts is fixed
            <li key={index}>
              <fact.icon size={18} stroke={1.6} aria-hidden="true" />
              {fact.text}
            </li>
          ),
      )}
    </ul>
  )
}
