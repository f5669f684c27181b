import { type ApplicationForBrand, MAX_DECIDED_APPLICANTS } from '@marquee/contract/calls/applications'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { usePriceRules } from '#lib/use-market.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Status } from '#ui/Status.tsx'
import { shortCount } from '#ui/short-count.ts'
import classes from './ApplicantRows.module.css'
import { brandPays, compareFee } from './describe-fee.ts'

interface ApplicantRowsProps {
  items: readonly ApplicationForBrand[]
  /** The highest fee of the brief; null when it pays nothing. */
  budget: number | null
  openId: string | null
  selected: ReadonlySet<string>
  onOpen: (applicationId: string) => void
  onToggle: (applicationId: string) => void
  /** Selects or clears as many as one request decides. */
  onToggleAll: () => void
}

/** The applicants as rows with the facts they are compared by; a row opens, its box selects. */
export function ApplicantRows({
  items,
  budget,
  openId,
  selected,
  onOpen,
  onToggle,
  onToggleAll,
}: ApplicantRowsProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.head}>
        <label className={classes.box}>
          <input
            type="checkbox"
            checked={
              items.length > 0 && items.slice(0, MAX_DECIDED_APPLICANTS).every(({ id }) => selected.has(id))
            }
            onChange={onToggleAll}
            aria-label="Select all applicants"
          />
        </label>
        <span>Talent</span>
        <span className={classes.number}>Fee asked</span>
        <span className={classes.number}>Reach</span>
        <span>Status</span>
      </div>
      <ul aria-label="Applicants">
        {items.map((application) => (
          <ApplicantRow
            key={application.id}
            application={application}
            budget={budget}
            isOpen={application.id === openId}
            isSelected={selected.has(application.id)}
            onOpen={() => onOpen(application.id)}
            onToggle={() => onToggle(application.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface ApplicantRowProps {
  application: ApplicationForBrand
  budget: number | null
  isOpen: boolean
  isSelected: boolean
  onOpen: () => void
  onToggle: () => void
}

function ApplicantRow({ application, budget, isOpen, isSelected, onOpen, onToggle }: ApplicantRowProps) {
  const { id, talent, proposedFee, currency, status } = application
  const { label, tone } = applicationLifecycle.states[status]
  const about = [talent.headline, talent.city].filter(Boolean).join(' · ')
  const rules = usePriceRules()
  const asked = brandPays(proposedFee, currency, rules)
  const comparison = compareFee(asked, brandPays(budget, currency, rules), currency)
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <label className={classes.box}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={`Select ${talent.displayName}`}
        />
      </label>
      <button
        type="button"
        className={classes.open}
        data-applicant={id}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <Avatar name={talent.displayName} picture={talent.avatarUrl} size={44} />
        <span className={classes.who}>
          <strong>{talent.displayName}</strong>
          <span title={about}>{about}</span>
        </span>
      </button>
      <span className={classes.number}>
        <strong>{describeAsked(status, asked, currency)}</strong>
        {comparison && <span data-over={comparison.isOver || undefined}>{comparison.text}</span>}
      </span>
      <span className={classes.number} data-fact="reach">
        {shortCount(talent.followers)}
      </span>
      <span className={classes.state}>
        <Status tone={tone}>{label}</Status>
      </span>
    </li>
  )
}

/** Says which fee was asked for, in what the brand pays; an invited talent has not asked yet. */
function describeAsked(status: ApplicationForBrand['status'], asked: number | null, currency: Currency) {
  if (status === 'invited') return 'Not applied yet'
  return asked === null ? 'No fee' : formatMoney(asked, currency)
}
