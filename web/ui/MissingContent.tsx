import classes from './MissingContent.module.css'

const links = [
  { label: 'Home page', text: 'What Marquee is', to: '/' },
  { label: 'How it works', text: 'Each step, for each side', to: '/how-it-works' },
  { label: 'Pricing', text: 'Plans, the fee and a calculator', to: '/pricing' },
  { label: 'Questions', text: 'Offers, payments, agents, accounts', to: '/faq' },
  { label: 'Sign in', text: 'To your deals and messages', to: '/signin' },
  { label: 'Contact', text: 'Tell us which link is broken', to: '/contact' },
] as const

/** Says that a public page does not exist, and where else to go. */
export function MissingContent() {
  return (
    <section className={classes.page}>
      <p className={classes.code}>404</p>
      <h1>Page not found</h1>
      <p className={classes.text}>The link may be out of date, or the page may have moved.</p>
      <ul className={classes.links}>
        {links.map(({ label, text, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
