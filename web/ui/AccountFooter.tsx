import classes from './AccountFooter.module.css'
import { accountLinks } from './public-links.ts'

interface AccountFooterProps {
  /** Who runs the market, in one line; null where it is not known. */
  company: string | null
}

/** The footer of the sign-in and sign-up pages: who asks for the data, and on which terms. */
export function AccountFooter({ company }: AccountFooterProps) {
  return (
    <footer className={classes.footer}>
      <nav aria-label="Legal and contact">
        <ul className={classes.links}>
          {accountLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {company && <p className={classes.company}>{company}</p>}
    </footer>
  )
}
