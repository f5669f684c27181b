import classes from './PublicFooter.module.css'
import { legalLinks } from './public-links.ts'
import { Wordmark } from './Wordmark.tsx'

interface PublicFooterProps {
  tagline: string
  /** Our pages elsewhere. */
  socialLinks: readonly { label: string; link: string }[]
  /** Who runs the market, in one line; null or empty where it is not known. */
  company: string | null
}

interface Group {
  title: string
  /** It is left out where someone is signed in. */
  isForVisitors?: boolean
  links: readonly { label: string; to: string }[]
}

/** The footer of public pages: what Marquee is, the sign-up links and the legal pages. */
export function PublicFooter({ tagline, socialLinks, company }: PublicFooterProps) {
  const groups: readonly Group[] = [
    {
      title: 'Product',
      links: [
        { label: 'Find talent', to: '/talents' },
        { label: 'Open campaigns', to: '/campaigns' },
        { label: 'How it works', to: '/how-it-works' },
        { label: 'Why Marquee', to: '/why-choose-us' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'Questions', to: '/faq' },
        { label: 'Reviews', to: '/reviews' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', to: '/about' },
        { label: 'Contact', to: '/contact' },
        { label: 'For developers', to: '/api/docs' },
        ...socialLinks.map(({ label, link }) => ({ label, to: link })),
      ],
    },
    {
      title: 'Account',
      isForVisitors: true,
      links: [
        { label: 'Join as a brand', to: '/signup/brand' },
        { label: 'Join as a talent', to: '/signup/talent' },
        { label: 'Join as a talent agent', to: '/signup/talentagent' },
        { label: 'Sign in', to: '/signin' },
      ],
    },
    { title: 'Legal', links: legalLinks },
  ]
  return (
    <footer className={classes.footer}>
      <div>
        <Wordmark />
        <p className={classes.line}>{tagline}</p>
      </div>
      <div className={classes.groups}>
        {groups.map(({ title, isForVisitors, links }) => (
          <nav
            key={title}
            aria-label={title}
            className={classes.group}
            data-visitors={isForVisitors ? '' : undefined}
          >
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: operators may set two equal links, and none ever moves
                <li key={index}>
                  <a href={to} {...(to.startsWith('https://') && { rel: 'noopener' })}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {company && <p className={classes.company}>{company}</p>}
    </footer>
  )
}
