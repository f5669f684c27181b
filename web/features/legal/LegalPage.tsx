import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import type { LegalDocumentKey } from '@marquee/contract/legal/keys'
import type { LegalText } from '@marquee/contract/legal/texts/text'
import { formatDate } from '@marquee/contract/rules/dates'
import type { ReactNode } from 'react'
import { anchorOf } from './anchor-of.ts'
import classes from './LegalPage.module.css'
import { LegalSections } from './LegalSections.tsx'

interface LegalPageProps {
  document: LegalDocumentKey
  text: LegalText
  /** Who runs the market. */
  company?: ReactNode
}

/** A legal document: version, contents, text, and what changed in each version. */
export function LegalPage({ document, text, company }: LegalPageProps) {
  const row = legalDocuments[document]
  const version = currentVersion(row)
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{row.title}</h1>
        <p className={classes.lead}>{row.summary}</p>
        <p className={classes.version}>
          Version of <time dateTime={version}>{formatDate(version)}</time>
        </p>
      </header>
      <nav className={classes.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {text.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        <LegalSections text={text} />
        {company}
        <section className={classes.section} aria-labelledby="versions">
          <h2 id="versions">Versions</h2>
          <dl className={classes.versions}>
            {row.versions.map(({ date, changes }) => (
              <div key={date}>
                <dt>{formatDate(date)}</dt>
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
