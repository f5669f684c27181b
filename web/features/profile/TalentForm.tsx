import { identityCalls } from '@marquee/contract/calls/identity'
import type { Profile } from '@marquee/contract/calls/profile'
import { keepUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { TalentFields } from './TalentFields.tsx'
import { talentValues } from './talent-values.ts'
import { withoutEmpty } from './without-empty.ts'

/** The form for the talent's own profile. */
export function TalentForm({
  talent,
  onSaved,
}: {
  talent: NonNullable<Profile['talent']>
  onSaved: () => void
}) {
  const { form, onSubmit, isSending } = useCallForm({
    call: identityCalls.updateProfile,
    initial: talentValues(talent),
    toBody: (values) => withoutEmpty(values, ['typeId', 'country', 'minFee']),
    topics: ['talents', 'home'],
    onSuccess: (profile) => {
      keepUser(profile)
      onSaved()
    },
  })
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
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </Card>
  )
}
