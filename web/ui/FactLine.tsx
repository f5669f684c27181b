import classes from './FactLine.module.css'

/**
 * Short facts beside each other: "Influencer · Beauty · London". Where they wrap, a fact stays whole as long as a line has room for it, and
 * the dot between two lines is not shown. What is empty is left out. It works without script.
 */
export function FactLine({ facts }: { facts: readonly (string | false | null | undefined)[] }) {
  const [first, ...others] = facts.filter((fact) => typeof fact === 'string' && fact !== '')
  if (!first || others.length === 0) return first
  return (
    <span className={classes.line}>
      <span className={classes.facts}>
        <span>{first}</span>
        {others.map((fact, index) => [
          ' ',
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the facts is fixed
          <span key={index}>
            <span className={classes.dot}>· </span>
            {fact}
          </span>,
        ])}
      </span>
    </span>
  )
}
