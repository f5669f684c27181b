import { accountCalls } from '@marquee/contract/calls/accounts'
import { isActing } from '#lib/acting.ts'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useSavePicture } from './profile.queries.ts'
import { withoutPhoneWhileActing } from './without-phone.ts'

/** An agent's own name, phone and picture, as their team sees them. */
export function AgentDetailsCard() {
  const { name, agent } = useUser()
  const picture = useSavePicture('avatar')
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.updateProfile,
    initial: { name, phone: agent?.phone ?? '' },
    toBody: withoutPhoneWhileActing,
    topics: ['account'],
    onSuccess: keepUser,
  })
  return (
    <Card title="Your details">
      <ImageField
        label="Change your photo"
        picture={agent?.avatarUrl ?? null}
        shape="round"
        isBusy={picture.isPending}
        onChoose={picture.mutate}
      />
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Save
          </Button>
        }
      >
        <TextField label="Your name" isRequired {...form.getInputProps('name')} />
        <PhoneField label="Phone" disabled={isActing()} {...form.getInputProps('phone')} />
      </FormBody>
    </Card>
  )
}
