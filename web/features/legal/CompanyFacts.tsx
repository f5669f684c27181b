import type { CallOutput } from '@marquee/contract/call'
import type { settingsCalls } from '@marquee/contract/calls/settings'
import classes from './LegalPage.module.css'

export type Company = CallOutput<typeof settingsCalls.marketSettings>['platform']

/** The company that runs the market, with what is set of its details; nothing until an address is set. */
export function CompanyFacts({ company, isShort = false }: { company: Company; isShort?: boolean }) {
  const { name, address, vatNumber, companyNumber } = company
  if (address === '' && isShort) return null
  return (
    <section className={classes.section} aria-labelledby="company">
      <h2 id="company">Who runs Marquee</h2>
      <address className={classes.address}>{[name, address].filter(Boolean).join('\n')}</address>
      {companyNumber && <p>Company number {companyNumber}</p>}
      {vatNumber && <p>VAT number {vatNumber}</p>}
    </section>
  )
}
