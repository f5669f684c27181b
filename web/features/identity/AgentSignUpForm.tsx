import { signInCalls } from '@marquee/contract/calls/sign-in'
import { useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { type NewAccount, NewAccountFields, newAccount } from './NewAccountFields.tsx'

interface AgentValues extends NewAccount {
  name: string
  agencyName: string
  website: string
  email: string
  logo: File | null
}

const initial: AgentValues = { name: '', agencyName: '', website: '', email: '', logo: null, ...newAccount }

/** Signs up an agency with its owner; colleagues are invited later. */
export function AgentSignUpForm() {
  const navigate = useNavigate()
  const { form, onSubmit, isSending } = useCallForm<typeof signInCalls.agentSignUp, AgentValues>({
    call: signInCalls.agentSignUp,
    initial,
    toBody: ({ logo: _, website, ...others }) => ({ ...others, ...(website && { website }) }),
    filesOf: ({ logo }) => (logo ? { logo } : undefined),
    success: null,
    onSuccess: (_data, { email }) =>
      navigate(`/verify-email#role=talentagent&email=${encodeURIComponent(email)}`),
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
        shape="square"
        onChoose={(logo) => form.setFieldValue('logo', logo)}
      />
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <NewAccountFields form={form} accountType="talentagent" />
    </FormBody>
  )
}
