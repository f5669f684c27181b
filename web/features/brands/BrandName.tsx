import type { BrandCard } from '@marquee/contract/calls/campaigns'
import { Link } from 'react-router'
import classes from './BrandName.module.css'
import { type BrandReader, useBrand } from './brands.queries.ts'

interface BrandNameProps {
  side: BrandReader
  brand: Pick<BrandCard, 'id' | 'companyName'>
  /** The path of the brand’s page. */
  to: string
}

/** The name of a brand, which leads to its page where the reader may open it: not across a block, nor while it is suspended. */
export function BrandName({ side, brand, to }: BrandNameProps) {
  const hasPage = useBrand(side, brand.id).data !== undefined
  return hasPage ? (
    <Link to={to} className={classes.link}>
      {brand.companyName}
    </Link>
  ) : (
    <span>{brand.companyName}</span>
  )
}
