import type { CallOutput } from '@marquee/contract/call'
import type { settingsCalls } from '@marquee/contract/calls/settings'
import classes from './LegalPage.module.css'

export type Company = CallOutput<typeof settingsCalls.marketSettings>['platform']

interface CompanyFactsProps {
  company: Company
  /** Nothing is shown until an address is set. */
  isShort?: boolean
  /** The company belongs to the demo, and does not exist. */
  isDemo?: boolean
}

/** The company that runs the market, with what is set of its details. */
export function CompanyFacts({ company, isShort = false, isDemo = false }: CompanyFactsProps) {
  const { name, address, vatNumber, companyNumber } = company
  if (address === '' && isShort) return null
  return (
    <section className={classes.section} aria-labelledby="company">
      <h2 id="company">Who runs Marquee</h2>
      <address className={classes.address}>{[name, address].filter(Boolean).join('\n')}</address>
      {companyNumber && <p>Company number {companyNumber}</p>}
      {vatNumber && <p>VAT number {vatNumber}</p>}
      {isDemo && <p>This is a demo. The company is an example.</p>}
    </section>
  )
}
