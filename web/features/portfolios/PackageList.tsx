import type { Package } from '@marquee/contract/calls/portfolios'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { CheckList } from '#ui/CheckList.tsx'
import { packageLines } from './describe-work.ts'
import classes from './Portfolio.module.css'
import { usePortfolio } from './portfolios.queries.ts'

interface PackageListProps {
  talentId: string
  /** What a brand can do with a package, provided by the page. */
  action?: (one: Package) => ReactNode
}

/** The packages of a talent as a card; nothing without any. */
export function PackageList({ talentId, action }: PackageListProps) {
  const packages = usePortfolio(talentId).data?.packages ?? []
  if (packages.length === 0) return null
  return (
    <Card title="Packages" aside="Prices include VAT. Terms can change in an offer.">
      <ul className={classes.packages} aria-label="Packages">
        {packages.map((one) => (
          <li key={one.id} className={classes.package}>
            <h3>{one.title}</h3>
            <p className={classes.price}>{formatMoney(one.price, one.currency)}</p>
            <CheckList lines={packageLines(one)} />
            {action?.(one)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
