import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'

/** The way of the money, for somebody who waits for it. */
export function HowPayWorks() {
  return (
    <Card title="When you get paid" tone="wash">
      <KeyValues
        rows={[
          { label: 'You accept', value: 'The brand is charged. We hold the money for you.' },
          { label: 'All is approved', value: 'Three days later it is your pay day.' },
          { label: 'Pay day', value: 'The pay-out leaves. Your bank has it within a week.' },
        ]}
      />
    </Card>
  )
}
