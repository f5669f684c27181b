import type { Content } from '@marquee/contract/content/schemas'
import classes from './Promises.module.css'

/** Up to four facts that apply to every deal. */
export function Promises({ promises }: { promises: Content<'homeContent'>['promises'] }) {
  if (promises.length === 0) return null
  return (
    <section className={classes.strip} aria-label="Every deal on Marquee">
      <ul className={classes.list}>
        {promises.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
          <li key={index}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
