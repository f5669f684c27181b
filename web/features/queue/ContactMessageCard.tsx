import { contactCalls } from '@marquee/contract/calls/contact'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './ContactMessageCard.module.css'

/** A message from the contact form, and the link that answers it by email. */
export function ContactMessageCard({ messageId }: { messageId: string }) {
  const message = useCallQuery(['queue', 'contact', messageId], contactCalls.contactMessage, { messageId })
  return (
    <Loaded query={message} skeleton={<RowsSkeleton />}>
      {({ number, name, email, subject, message: text, sentAt, isOwnAddress }) => (
        <Card title="Message">
          <Stack gap={20}>
            <KeyValues
              rows={[
                { label: 'Number', value: number },
                { label: 'Name', value: name },
                {
                  label: 'Email',
                  value: `${email} (${isOwnAddress ? 'the address of the account' : 'not confirmed'})`,
                },
                { label: 'Subject', value: subject },
                { label: 'Sent', value: formatLocalDateTime(sentAt) },
              ]}
            />
            <p className={classes.text}>{text}</p>
            <OutsideLink href={replyTo(email, `${number}: ${subject}`)}>Answer by email</OutsideLink>
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

const replyTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
