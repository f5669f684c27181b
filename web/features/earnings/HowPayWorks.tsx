import { Card } from '#ui/Card.tsx'

/** The way of the money, for somebody who waits for it. */
export function HowPayWorks() {
  return (
    <Card title="When you get paid" tone="wash">
      <p>
        <strong>You accept.</strong> The brand is charged, and we hold the money for you.
      </p>
      <p>
        <strong>All is approved.</strong> Three days later is your pay day, or sooner if the brand completes the deal.
      </p>
      <p>
        <strong>Pay day.</strong> The pay-out leaves. Your bank has it within about a week.
      </p>
    </Card>
  )
}
