import type { Package } from '@marquee/contract/calls/portfolios'
import { formatMoney } from '@marquee/contract/rules/currency'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { packageLines } from './describe-work.ts'
import classes from './PackageChoice.module.css'

interface PackageChoiceProps {
  packages: readonly Package[]
  /** The package that fills the form; null for none. */
  chosen: Package | null
  /** Returns the address of the form that a package fills; without one, of the form for own terms. */
  pathOf: (packageId: string | null) => string
}

/** Above the form of an offer: the packages of the talent, or the way back to them. Nothing for a talent without packages. */
export function PackageChoice({ packages, chosen, pathOf }: PackageChoiceProps) {
  if (packages.length === 0) return null
  if (chosen)
    return (
      <p className={classes.back}>
        <span>You can change all terms of this package.</span>
        <Link to={pathOf(null)}>Choose another package or write your own terms</Link>
      </p>
    )
  return (
    <>
      <section className={classes.choice} aria-labelledby="package-choice">
        <h2 id="package-choice">Start from a package</h2>
        <RowList label="Packages">
          {packages.map((one) => (
            <Row
              key={one.id}
              title={
                <>
                  {one.title} <span className={classes.price}>{formatMoney(one.price, one.currency)}</span>
                </>
              }
              detail={packageLines(one).join(' · ')}
              action={
                <ButtonLink to={pathOf(one.id)} aria-label={`Choose this package: ${one.title}`}>
                  Choose this package
                </ButtonLink>
              }
            />
          ))}
        </RowList>
      </section>
      <h2 className={classes.own}>Or write your own terms</h2>
    </>
  )
}
