import { accountCalls } from '@marquee/contract/calls/accounts'
import type { Profile } from '@marquee/contract/calls/profile'
import { useEffect } from 'react'
import { keepUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { TalentFields } from './TalentFields.tsx'
import { talentValues } from './talent-values.ts'
import { withoutEmpty } from './without-empty.ts'
import { withoutPhoneWhileActing } from './without-phone.ts'

/** The form for the talent's own profile. */
export function TalentForm({
  talent,
  onSaved,
  onDirty,
}: {
  talent: NonNullable<Profile['talent']>
  onSaved: () => void
  /** Receives whether the form has unsaved changes, each time that changes. */
  onDirty: (isDirty: boolean) => void
}) {
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.updateProfile,
    initial: talentValues(talent),
    toBody: (values) => withoutPhoneWhileActing(withoutEmpty(values, ['typeId', 'country', 'minFee'])),
    topics: ['talents', 'home', 'verification'],
    onSuccess: (profile) => {
      keepUser(profile)
      onSaved()
    },
  })
  const isDirty = form.isDirty() && !isSending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Save
          </Button>
        }
      >
        <TalentFields form={form} isOwn />
      </FormBody>
      <LeaveDialog isDirty={isDirty} />
    </Card>
  )
}
