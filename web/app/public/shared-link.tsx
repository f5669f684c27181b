import { data } from 'react-router'
import { PublicLinks } from '#ui/PublicLinks.tsx'
import sections from './sections.module.css'

/** Headers of a page whose address holds the secret of a link. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  // The link must not reach other sites.
  'referrer-policy': 'no-referrer',
}

/** Returns the token of a shared link, or null where the address has none that could be one. */
export function tokenOf({ token = '' }: { token?: string | undefined }): string | null {
  return /^[\w-]{20,80}$/.test(token) ? token : null
}

/**
 * The status of a link that has ended. One that never was has the same, so that nobody learns which secrets were in use. It
 * tells programs not to ask again.
 */
export const ENDED = 410

/** Answers with the page of a shared link, which nobody keeps: a link that has ended stops working at once. */
export const answerSharedPage = <Page,>(page: Page | null) =>
  data(page, { status: page ? 200 : ENDED, headers: privateHeaders })

/** Returns the tags of a shared page: anyone with the link may read it, but search engines must not list it. */
export const metaOfSharedPage = (page: { title: string; by: string } | null | undefined) => [
  { title: page ? `${page.title}, by ${page.by} · Marquee` : 'This link has expired · Marquee' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Shown where a shared link has ended or never was, with where else to go. */
export function ExpiredLink({ children }: { children: string }) {
  return (
    <section className={sections.section}>
      <div className={sections.intro}>
        <h1>This link has expired</h1>
        <p>{children}</p>
      </div>
      <PublicLinks />
    </section>
  )
}
