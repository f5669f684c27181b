import classes from './CheckList.module.css'

/** What is included, one line each with a tick. */
export function CheckList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
