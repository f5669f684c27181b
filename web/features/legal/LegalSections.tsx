import type { LegalText } from '@marquee/contract/legal/texts/text'
import { anchorOf } from './anchor-of.ts'
import { InlineText } from './InlineText.tsx'
import classes from './LegalPage.module.css'

/** The sections of a legal text, each under a heading that the table of contents leads to. */
export function LegalSections({ text }: { text: LegalText }) {
  return text.map(({ heading, blocks }) => (
    <section key={heading} className={classes.section} aria-labelledby={anchorOf(heading)}>
      <h2 id={anchorOf(heading)}>{heading}</h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <InlineText text={block} />
          </p>
        ) : (
          <ul key={block.join()}>
            {block.map((item) => (
              <li key={item}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  ))
}
