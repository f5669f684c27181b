import { type OwnTrackingLink, trackingCalls } from '@marquee/contract/calls/tracking'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { deviceLabels, parseRedemptions, UnreadableRedemptions } from '@marquee/contract/rules/tracking'
import { type FormEvent, useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import classes from './Tracking.module.css'
import { trackingTopics } from './tracking.queries.ts'

interface Counted {
  name: string
  clicks: number
  visitors: number
}

const columnsOf = (label: string): readonly Column<Counted>[] => [
  { label, cell: ({ name }) => name, isShort: true },
  { label: 'Clicks', cell: ({ clicks }) => clicks, isNumber: true },
  { label: 'Visitors', cell: ({ visitors }) => visitors, isNumber: true },
]

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' })

const nameOfCountry = (code: string): string => (code === 'ZZ' ? 'Not known' : (countries.of(code) ?? code))

/** Days that are listed, the newest first. */
const SHOWN_DAYS = 31

/** What one tracking link brought, by day, country and device, and the uses of its discount code. */
export function LinkResults({ dealId, link }: { dealId: string; link: OwnTrackingLink }) {
  const days = link.byDay.toReversed().slice(0, SHOWN_DAYS)
  const groups: readonly { label: string; rows: readonly Counted[] }[] = [
    { label: 'Day', rows: days.map(({ day, ...counts }) => ({ name: formatDate(day), ...counts })) },
    {
      label: 'Country',
      rows: link.byCountry.map(({ country, ...counts }) => ({ name: nameOfCountry(country), ...counts })),
    },
    {
      label: 'Device',
      rows: link.byDevice.map(({ device, ...counts }) => ({ name: deviceLabels[device], ...counts })),
    },
  ]
  return (
    <>
      <KeyValues
        rows={[
          { label: 'Leads to', value: <span className={classes.target}>{link.target}</span> },
          { label: 'Clicks', value: link.clicks },
          { label: 'Visitors', value: link.visitors },
          ...(link.discountCode
            ? [
                { label: `Uses of ${link.discountCode}`, value: link.redemptions },
                { label: 'Sales with it', value: formatMoney(link.sales, 'GBP') },
              ]
            : []),
        ]}
      />
      {link.clicks === 0 ? (
        <p>Nobody has opened this link yet.</p>
      ) : (
        groups.map(({ label, rows }) => (
          <DataTable
            key={label}
            caption={`Clicks by ${label.toLowerCase()}`}
            columns={columnsOf(label)}
            items={rows}
            keyOf={({ name }) => name}
          />
        ))
      )}
      <p>
        A visitor is counted once a day for each link. Search engines and previews of messengers are left out.
      </p>
      {link.discountCode && <UsesOfCode dealId={dealId} link={link} />}
    </>
  )
}

function UsesOfCode({ dealId, link }: { dealId: string; link: OwnTrackingLink }) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const save = useCallMutation(trackingCalls.saveRedemptions, {
    topics: trackingTopics,
    quiet: true,
    onSuccess: () => setText(''),
  })
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    try {
      const entries = parseRedemptions(text)
      if (entries.length === 0) return setError('Enter at least one day.')
      setError('')
      save.mutate(
        { dealId, linkId: link.id, entries },
        { onError: (failure) => setError(errorText(failure)) },
      )
    } catch (failure) {
      if (!(failure instanceof UnreadableRedemptions)) throw failure
      setError(failure.message)
    }
  }
  return (
    <Card title={`Enter uses of ${link.discountCode}`}>
      <FormBody
        onSubmit={handleSubmit}
        actions={
          <Button type="submit" busy={save.isPending}>
            Save uses
          </Button>
        }
      >
        <TextAreaField
          label="Date, number of uses, sales"
          hint="One day in a line, such as 2026-11-25, 12, 480.00. You can paste rows of a spreadsheet. A day that is there already is replaced."
          rows={5}
          value={text}
          onChange={setText}
          error={error}
        />
      </FormBody>
    </Card>
  )
}
