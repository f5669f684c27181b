import type { Verified } from '@marquee/contract/calls/verification'
import { describeCheck, describeVerified, factLabels } from '@marquee/contract/rules/verification'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import classes from './VerifiedBadge.module.css'
import { useVerifiedBrand, useVerifiedTalent } from './verification.queries.ts'

/** "Identity and Instagram verified", which opens to what was verified, by which source and when. It works without script. Nothing without a fact. */
export function VerifiedBadge({ verified }: { verified: Pick<Verified, 'facts'> | undefined }) {
  if (!verified) return null
  return (
    <details className={classes.badge}>
      <summary>
        <IconCircleCheck size={18} aria-hidden="true" />
        {describeVerified(verified.facts)}
      </summary>
      <FactList facts={verified.facts} />
    </details>
  )
}

/** What was verified, by which source and when. */
export function FactList({ facts }: { facts: Verified['facts'] }) {
  return (
    <ul className={classes.facts} aria-label="What was verified">
      {facts.map(({ kind, detail, source, on }) => (
        <li key={`${kind} ${detail}`}>
          <div className={classes.what}>
            {factLabels[kind]}
            {detail && `: ${detail}`}
          </div>
          <div className={classes.how}>{describeCheck({ kind, source, on })}</div>
        </li>
      ))}
    </ul>
  )
}

/** The badge of a talent; nothing where nothing was verified. */
export function VerifiedTalent({ talentId }: { talentId: string }) {
  return <VerifiedBadge verified={useVerifiedTalent(talentId)} />
}

/** The badge of a brand; nothing where nothing was verified. */
export function VerifiedBrand({ brandId }: { brandId: string }) {
  return <VerifiedBadge verified={useVerifiedBrand(brandId)} />
}
