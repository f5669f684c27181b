import { type NotificationSettings, notificationCalls } from '@marquee/contract/calls/notifications'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useNotificationSettings } from './notifications.queries.ts'

/** The quiet hours, in the reader's time zone. */
export function QuietHoursCard() {
  const settings = useNotificationSettings()
  return (
    <Card title="Quiet hours">
      <Loaded query={settings} skeleton={<RowsSkeleton count={2} />}>
        {({ quiet, zone }) => <QuietHoursForm quiet={quiet} zone={zone} />}
      </Loaded>
    </Card>
  )
}

/** The initial hours. */
const aNight = { from: '22:00', to: '07:00' }

function QuietHoursForm({ quiet, zone }: Pick<NotificationSettings, 'quiet' | 'zone'>) {
  const { form, onSubmit, isSending } = useCallForm({
    call: notificationCalls.setQuietHours,
    initial: { isOn: quiet !== null, ...(quiet ?? aNight), zone },
    toBody: ({ isOn, from, to, zone }) => ({ quiet: isOn ? { from, to } : null, zone }),
    fieldOf: (path) => path.replace(/^quiet\.?/, '') || 'to',
    topics: ['notification-settings'],
  })
  const { isOn, from, to } = form.getValues()
  const { device, options } = zones(zone)
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={!form.isDirty()}>
          Save
        </Button>
      }
    >
      <CheckField
        label="Turn on quiet hours"
        hint="We hold back push notifications and emails that aren’t urgent. You’ll get them when quiet hours end, unless you’ve read them by then."
        value={isOn}
        onChange={(value) => form.setFieldValue('isOn', value)}
      />
      {isOn && (
        <FieldRow>
          <SelectField label="From" options={times(from)} {...form.getInputProps('from')} />
          <SelectField label="To" options={times(to)} {...form.getInputProps('to')} />
        </FieldRow>
      )}
      <SearchSelectField
        label="Your time zone"
        hint={
          device === zone
            ? 'The daily summary is sent at 08:00 in this time zone.'
            : `The daily summary is sent at 08:00 in this time zone. This device is in ${named(device)}.`
        }
        options={options}
        {...form.getInputProps('zone')}
      />
    </FormBody>
  )
}

/** Returns every half hour, and the set time if it lies between. */
function times(set: string) {
  const halves = Array.from(
    { length: 48 },
    (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
  )
  return [...new Set([...halves, set])].sort().map((value) => ({ value, label: value }))
}

/** Returns every time zone this browser knows, with its own and the set one. */
function zones(set: string) {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const names = new Set([...Intl.supportedValuesOf('timeZone'), device, set])
  return { device, options: [...names].sort().map((value) => ({ value, label: named(value) })) }
}

const named = (zone: string): string => zone.replaceAll('_', ' ')
