import type { CallOutput } from '@marquee/contract/call'
import { agencyCalls } from '@marquee/contract/calls/agency'
import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { countries } from '#lib/countries.ts'
import { agentPaths } from '#lib/paths.ts'
import { keepUser, useUser } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useSetUpStep } from '#lib/use-set-up-step.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { agencyTopics, useAgency } from './agency.queries.ts'

type Agency = CallOutput<typeof agencyCalls.agency>

/** The agency's public profile and billing details. The owner edits them, the team reads them. */
export function AgencyPage() {
  return (
    <Loaded query={useAgency()} skeleton={<PageSkeleton />}>
      {(agency) =>
        agency.isOwner ? (
          <Columns main={<AgencyForm agency={agency} />} side={<LogoCard agency={agency} />} />
        ) : (
          <AgencyFacts agency={agency} />
        )
      }
    </Loaded>
  )
}

/** Returns a callback that puts the saved agency name and logo into the signed-in account. */
function useKeepAgency() {
  const user = useUser()
  return (agency: Agency) => keepUser({ ...user, agency })
}

function AgencyForm({ agency }: { agency: Agency }) {
  const { name, legalName, companyNumber, vatNumber, website, about, city, country } = agency
  const keep = useKeepAgency()
  const { finish } = useSetUpStep(agentPaths.home)
  const { form, onSubmit, isSending } = useCallForm({
    call: agencyCalls.updateAgency,
    initial: { name, legalName, companyNumber, vatNumber, website, about, city, country },
    topics: [...agencyTopics, 'home'],
    onSuccess: (saved) => {
      keep(saved)
      finish()
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
        <TextField label="Agency" isRequired {...form.getInputProps('name')} />
        <TextAreaField
          label="About"
          hint="Who you represent and how you work."
          rows={5}
          limit={2_000}
          {...form.getInputProps('about')}
        />
        <FieldRow>
          <WebsiteField label="Website" {...form.getInputProps('website')} />
          <TextField label="City" {...form.getInputProps('city')} />
          <SearchSelectField label="Country" options={countries} {...form.getInputProps('country')} />
        </FieldRow>
        <FieldRow>
          <TextField label="Legal name" {...form.getInputProps('legalName')} />
          <TextField label="Company number" {...form.getInputProps('companyNumber')} />
          <TextField label="VAT number" {...form.getInputProps('vatNumber')} />
        </FieldRow>
      </FormBody>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </Card>
  )
}

function LogoCard({ agency }: { agency: Agency }) {
  const keep = useKeepAgency()
  const save = useMutation({
    mutationFn: (logo: File) => request(agencyCalls.updateAgency, {}, { files: { logo } }),
    onSuccess: ({ data, message }) => {
      keep(data)
      toast.success(message)
    },
    onError: (error) => toast.error(toastText(error)),
  })
  return (
    <Card title="Logo">
      <ImageField
        label="Change logo"
        picture={agency.logoUrl}
        shape="square"
        rule={{ wrongType: 'A logo must be a JPEG, PNG or WebP image.' }}
        isBusy={save.isPending}
        onChoose={save.mutate}
      />
    </Card>
  )
}

function AgencyFacts({ agency }: { agency: Agency }) {
  const { name, website, city, legalName, about } = agency
  return (
    <Card title={name} aside="Only the owner can edit this">
      {about && <p>{about}</p>}
      <KeyValues
        rows={[
          { label: 'Website', value: website || 'Not provided' },
          { label: 'City', value: city || 'Not provided' },
          { label: 'Legal name', value: legalName || 'Not provided' },
        ]}
      />
    </Card>
  )
}
