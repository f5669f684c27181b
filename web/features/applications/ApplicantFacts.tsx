import type { Applicant } from '@marquee/contract/calls/applications'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import { Link } from 'react-router'
import { loadingBackground } from '#lib/loading-background.ts'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { KeyValues } from '#ui/KeyValues.tsx'
import { StackedBar, StackedBarLegend } from '#ui/StackedBar.tsx'
import { describeNumbers, socialRows } from '#ui/social-rows.ts'
import classes from './ApplicantFacts.module.css'
import { brandPays, budgetOf, compareFee } from './describe-fee.ts'

/** What a brand decides on: posted work, the fee beside the budget, reach, and the record on Marquee. */
export function ApplicantFacts({
  applicant,
  dealPath,
}: {
  applicant: Applicant
  dealPath: (dealId: string) => string
}) {
  const { record, socials, talent } = applicant
  const { samples, dealsWithYou } = record
  return (
    <>
      {samples.length > 0 && (
        <ul className={classes.samples} aria-label="Posted work">
          {samples.slice(0, 3).map(({ id, title, platform, brandName, postUrl, pictureUrl }) => (
            <li key={id}>
              <a href={postUrl} target="_blank" rel="noopener noreferrer nofollow" className={classes.sample}>
                {pictureUrl ? (
                  <img
                    src={pictureUrl}
                    alt=""
                    loading="lazy"
                    style={{ background: loadingBackground(pictureUrl) }}
                  />
                ) : (
                  <span className={classes.blank}>{platformName(platform)}</span>
                )}
                <span className={classes.caption}>
                  {title} for {brandName}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <FeeFacts applicant={applicant} />
      <section className={classes.part}>
        <h3>Reach and record</h3>
        <KeyValues
          rows={[
            ...socialRows(socials),
            { label: 'Completed deals', value: record.completedDeals },
            {
              label: 'Submitted on time',
              value:
                record.submitted > 0 ? `${record.submittedOnTime} of ${record.submitted}` : 'No work yet',
            },
            {
              label: 'Answers offers within',
              value:
                record.answersWithinHours === null
                  ? 'No offers yet'
                  : formatCount(record.answersWithinHours, 'hour'),
            },
            ...(dealsWithYou.length === 0 ? [{ label: 'With you', value: 'No deals yet' }] : []),
          ]}
        />
        {socials.length > 0 && (
          <p className={classes.source}>{describeNumbers(socials, { hasLines: false, statedOn: '' })}</p>
        )}
        {dealsWithYou.length > 0 && (
          <ul className={classes.past} aria-label={`Deals with ${talent.displayName}`}>
            {dealsWithYou.map(({ id, title, at }) => (
              <li key={id}>
                <Link to={dealPath(id)}>{title}</Link> <span>{formatDate(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** The requested fee beside the budget, and what the talent earns of it. */
function FeeFacts({ applicant }: { applicant: Applicant }) {
  const rules = usePriceRules()
  const { proposedFee, currency, budget, talent } = applicant
  if (proposedFee === null) return null
  const price = previewPrice(proposedFee, currency, rules)
  const most = brandPays(budgetOf(budget), currency, rules)
  const comparison = compareFee(price.payerPays, most, currency)
  const text = (amount: number) => formatMoney(amount, currency)
  return (
    <section className={classes.part}>
      <h3>Fee asked{most !== null && ' and your budget'}</h3>
      <p className={classes.fee}>
        <strong>{text(price.payerPays)}</strong> {most !== null && <span>of {text(most)}, incl. VAT</span>}
        {comparison && (
          <span className={classes.comparison} data-over={comparison.isOver || undefined}>
            {comparison.text}
          </span>
        )}
      </p>
      <StackedBar
        parts={[
          { kind: 'strong', amount: price.talent },
          { kind: 'middle', amount: price.fee },
          { kind: 'light', amount: price.tax },
        ]}
      />
      <StackedBarLegend
        parts={[
          { kind: 'strong', label: `${talent.displayName} earns ${text(price.talent)}` },
          { kind: 'middle', label: `Marquee fee ${text(price.fee)}` },
          { kind: 'light', label: `VAT ${text(price.tax)}` },
        ]}
      />
    </section>
  )
}
