import { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import type { UserDetails } from '@marquee/contract/calls/operators'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'

/** What operators noted about a user, and the field for another note. */
export function NotesCard({ user }: { user: UserDetails }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorUserCalls.addUserNote,
    initial: { reason: '' },
    toBody: (values) => ({ ...values, userId: user.id }),
    topics: ['users', 'audit'],
    onSuccess: () => form.reset(),
  })
  return (
    <Card title="Notes">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" busy={isSending}>
            Add note
          </Button>
        }
      >
        <TextAreaField
          label="Note"
          hint="Only operators read it. It cannot be changed or deleted."
          rows={2}
          limit={1_000}
          {...form.getInputProps('reason')}
        />
      </FormBody>
      {user.notes.length > 0 && (
        <RowList label="Notes, newest first">
          {user.notes.map(({ at, by, text }) => (
            <Row key={`${at} ${text}`} title={text} detail={`${by} · ${formatLocalDateTime(at)}`} />
          ))}
        </RowList>
      )}
    </Card>
  )
}
