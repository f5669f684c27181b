import type { UseFormReturnType } from '@mantine/form'
import { mandateScopes } from '@marquee/contract/call'
import { kindOfWorkLabels, kindsOfWork } from '@marquee/contract/rules/commission'
import { dayOf } from '@marquee/contract/rules/dates'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { describeScope } from './describe-mandate.ts'
import classes from './MandateFields.module.css'
import type { WithMandate } from './mandate-values.ts'
import { WorkedExample } from './WorkedExample.tsx'

interface MandateFieldsProps<Values extends WithMandate> {
  form: UseFormReturnType<Values>
  /** A talent without an account can neither confirm nor continue alone after an end date. */
  isManaged: boolean
  talent: string
}

/** The fields of a mandate: permissions, commission and period, with a worked example on one offer. */
export function MandateFields<Values extends WithMandate>({
  form,
  isManaged,
  talent,
}: MandateFieldsProps<Values>) {
  const { scopes, commission } = form.values.mandate
  const input = form.getInputProps('mandate.scopes')
  const toggle = (scope: (typeof mandateScopes)[number], isOn: boolean) =>
    input.onChange(mandateScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))))
  return (
    <>
      <Card title="Permissions">
        <fieldset className={classes.set}>
          <legend className={classes.hidden}>Permissions</legend>
          {mandateScopes.map((scope) => (
            <CheckField
              key={scope}
              label={capital(describeScope(scope, 'agent'))}
              hint={scope === 'view' ? 'Always included: the other permissions need it.' : undefined}
              disabled={scope === 'view'}
              value={scopes.includes(scope)}
              onChange={(isOn) => toggle(scope, isOn)}
            />
          ))}
          {form.errors['mandate.scopes'] && <p role="alert">{form.errors['mandate.scopes']}</p>}
        </fieldset>
        {!isManaged && scopes.includes('accept') && (
          <CheckField
            label="Require their approval before accepting"
            hint="They can also turn this on themselves at any time."
            {...form.getInputProps('mandate.dualConsent')}
          />
        )}
      </Card>
      <Card title="Your commission">
        <FieldRow>
          {kindsOfWork.map((kind) => (
            <PercentField
              key={kind}
              label={kindOfWorkLabels[kind]}
              {...form.getInputProps(`mandate.commission.${kind}`)}
            />
          ))}
        </FieldRow>
        <WorkedExample
          commissionBps={Math.min(commission.posting ?? 0, 10_000)}
          agency="You"
          talent={talent}
        />
      </Card>
      <Card title={isManaged ? 'Start and end' : 'Start and end'}>
        <FieldRow>
          <DateField
            label="From"
            hint="Leave blank to start today."
            canClear
            min={dayOf(new Date())}
            {...form.getInputProps('mandate.startsAt')}
          />
          {!isManaged && (
            <DateField
              label="Until"
              hint="Leave blank for no end date."
              canClear
              min={dayOf(new Date())}
              {...form.getInputProps('mandate.endsAt')}
            />
          )}
          <NumberField
            label="Commission period after ending (days)"
            hint="For work that started before the end."
            {...form.getInputProps('mandate.sunsetDays')}
          />
        </FieldRow>
        <CheckField
          label="Exclusive"
          hint="No other agency can represent them during this period."
          {...form.getInputProps('mandate.exclusive')}
        />
      </Card>
    </>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
