import type { UseFormReturnType } from '@mantine/form'
import type { CallOutput } from '@marquee/contract/call'
import type { applicationCalls } from '@marquee/contract/calls/applications'
import { labelForTalent } from '@marquee/contract/lifecycles/application'
import type { Currency } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { Avatar } from '#ui/Avatar.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import classes from './ApplyingTalents.module.css'
import type { AgentApplyValues } from './agent-apply-values.ts'

type Line = CallOutput<typeof applicationCalls.rosterForCampaign>['items'][number]

interface ApplyingTalentsProps {
  form: UseFormReturnType<AgentApplyValues>
  roster: readonly Line[]
  currency: Currency
  isUnpaid: boolean
}

/**
 * The talents of the roster to apply for, each with an optional fee and pitch of their own. Talents who
 * cannot apply show why.
 */
export function ApplyingTalents({ form, roster, currency, isUnpaid }: ApplyingTalentsProps) {
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Which talents?</legend>
      <ul className={classes.list}>
        {roster.map((line, index) => (
          <li key={line.talent.id} className={classes.line}>
            <div className={classes.who}>
              <Avatar name={line.talent.displayName} picture={line.talent.avatarUrl} />
              <CheckField
                label={line.talent.displayName}
                hint={
                  line.blockedBy
                    ? whyNot(line)
                    : withdrawalOf(line) || invitationOf(line) || line.talent.headline
                }
                disabled={line.blockedBy !== null}
                {...form.getInputProps(`talents.${index}.isChosen`)}
              />
            </div>
            {form.values.talents[index]?.isChosen && (
              <div className={classes.own}>
                {!isUnpaid && (
                  <MoneyField
                    label={`Fee for ${line.talent.displayName}`}
                    hint="Leave blank to use the shared fee."
                    currency={currency}
                    {...form.getInputProps(`talents.${index}.proposedFee`)}
                  />
                )}
                <details className={classes.fold}>
                  <summary>Individual pitch</summary>
                  <TextAreaField
                    label={`Pitch for ${line.talent.displayName}`}
                    hint="Leave blank to use the shared pitch."
                    rows={4}
                    limit={3000}
                    {...form.getInputProps(`talents.${index}.pitch`)}
                  />
                </details>
              </div>
            )}
          </li>
        ))}
      </ul>
      {form.errors.talents && <p role="alert">{form.errors.talents}</p>}
    </fieldset>
  )
}

/** Says since when the talent’s earlier application is withdrawn; empty without one. */
function withdrawalOf({ application }: Line): string {
  return application?.withdrawnAt
    ? `Withdrawn on ${formatDate(application.withdrawnAt)}. You can apply again.`
    : ''
}

/** Returns what the brand wrote with its invitation; empty without one. */
function invitationOf({ application }: Line): string {
  return application?.invitationNote ? `Invited: ${application.invitationNote}` : ''
}

function whyNot({ blockedBy, application }: Line): string {
  if (blockedBy === 'applied')
    return application
      ? `Already applied: ${labelForTalent(application.status).toLowerCase()}.`
      : 'Already applied.'
  if (blockedBy === 'not_in_mandate') return 'Your representation agreement doesn’t cover applications.'
  return blockedBy === 'not_invited'
    ? 'This campaign is invitation only.'
    : 'Applications are closed for this talent.'
}
