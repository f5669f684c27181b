import classes from './PublicLinks.module.css'

const links = [
  { label: 'Find talent', text: 'Work, packages and prices', to: '/talents' },
  { label: 'Open campaigns', text: 'What brands want now', to: '/campaigns' },
  { label: 'How it works', text: 'Each step, for each side', to: '/how-it-works' },
  { label: 'Questions', text: 'Offers, payments, agents, accounts', to: '/faq' },
  { label: 'Sign in', text: 'To your deals and messages', to: '/signin' },
  { label: 'Contact', text: 'Tell us which link is broken', to: '/contact' },
] as const

/** Where else to go from a page that does not exist or no longer does. */
export function PublicLinks() {
  return (
    <ul className={classes.links}>
      {links.map(({ label, text, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
