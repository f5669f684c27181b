import { signInCalls } from '@marquee/contract/calls/sign-in'
import { useLocation, useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { NewAccountFields } from './NewAccountFields.tsx'
import { emptySignUp, rememberSignUp, type TypedSignUp, useTypedSignUp } from './typed-sign-up.ts'
import { useShownVersions } from './use-shown-versions.ts'

/** Signs up an agency with its owner; colleagues are invited later. */
export function AgentSignUpForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const typed = useTypedSignUp('talentagent')
  const { versions, onError } = useShownVersions('talentagent')
  const { form, onSubmit, isSending } = useCallForm<typeof signInCalls.agentSignUp, TypedSignUp>({
    call: signInCalls.agentSignUp,
    initial: typed ?? emptySignUp,
    // Brands invite talents only, so an agency has no invitation to name.
    toBody: ({ logo: _logo, invitation: _invitation, website, ...others }) => ({
      ...others,
      ...versions,
      ...(website && { website }),
    }),
    filesOf: ({ logo }) => (logo ? { logo } : undefined),
    success: null,
    onError,
    onSuccess: (_data, values) => {
      rememberSignUp('talentagent', values)
      navigate(`/verify-email${search}#role=talentagent&email=${encodeURIComponent(values.email)}`)
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Create account
        </Button>
      }
    >
      <TextField label="Your name" isRequired autoComplete="name" {...form.getInputProps('name')} />
      <TextField
        label="Agency"
        isRequired
        autoComplete="organization"
        {...form.getInputProps('agencyName')}
      />
      <WebsiteField label="Website" hint="Optional" {...form.getInputProps('website')} />
      <ImageField
        label="Choose a logo"
        hint="Optional. JPEG, PNG or WebP, up to 2 MB"
        picture={null}
        file={form.values.logo}
        shape="square"
        onChoose={(logo) => form.setFieldValue('logo', logo)}
      />
      <EmailField label="Email" isRequired autoFocus={typed !== null} {...form.getInputProps('email')} />
      <NewAccountFields form={form} accountType="talentagent" />
    </FormBody>
  )
}
