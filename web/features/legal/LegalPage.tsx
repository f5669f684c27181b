import type { Content } from '@marquee/contract/content/schemas'
import { anchorOf } from '@marquee/contract/legal/anchor-of'
import type { DocumentVersion } from '@marquee/contract/legal/documents'
import type { LegalDocumentKey } from '@marquee/contract/legal/keys'
import { formatDate } from '@marquee/contract/rules/dates'
import type { ReactNode } from 'react'
import { MarkupText } from '#ui/MarkupText.tsx'
import classes from './LegalPage.module.css'

interface LegalPageProps {
  title: string
  content: Content<LegalDocumentKey>
  /** Newest first. */
  versions: readonly DocumentVersion[]
  /** False for the preview of a text that is not the newest version. */
  isPublished: boolean
  /** Who runs the market. */
  company?: ReactNode
}

/** A legal document: version, contents, text, and what changed in each version. */
export function LegalPage({ title, content, versions, isPublished, company }: LegalPageProps) {
  const [current] = versions
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.lead}>{content.description}</p>
        {current && isPublished && (
          <p className={classes.version}>
            Last updated <time dateTime={current.version}>{formatDate(current.version)}</time>
          </p>
        )}
      </header>
      <nav className={classes.contents} aria-label="Contents">
        <h2>Contents</h2>
        {/* Folded on a phone, where the list would come before the first sentence; the style sheet opens it on a wide screen. */}
        <details>
          <summary>Contents</summary>
          <ol>
            {content.sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${anchorOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={classes.text}>
        {content.sections.map(({ heading, text }) => (
          <section key={heading} className={classes.section} aria-labelledby={anchorOf(heading)}>
            <h2 id={anchorOf(heading)}>{heading}</h2>
            <MarkupText html={text} hasPictures />
          </section>
        ))}
        {company}
        <section className={classes.section} aria-labelledby="all-versions">
          <h2 id="all-versions">Versions</h2>
          <dl className={classes.versions}>
            {versions.map(({ version, changes }) => (
              <div key={version}>
                <dt>{formatDate(version)}</dt>
                {changes.map((change) => (
                  <dd key={change}>{change}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  )
}
