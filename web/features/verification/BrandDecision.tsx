import type { CallOutput } from '@marquee/contract/call'
import { verificationCalls } from '@marquee/contract/calls/verification'
import { factLabels, factSteps } from '@marquee/contract/rules/verification'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { UsualReasons } from '#ui/fields/UsualReasons.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './Verification.module.css'
import { useBrandFile } from './verification.queries.ts'

type File = CallOutput<(typeof verificationCalls)['brandVerificationFile']>

/** What a brand gave about itself, with what is missing. */
export function BrandFile({ brandId }: { brandId: string }) {
  return (
    <Loaded query={useBrandFile(brandId)} skeleton={<RowsSkeleton />}>
      {(file) => (
        <>
          <Card title="Company">
            <KeyValues
              rows={[
                { label: 'Company', value: file.companyName },
                { label: 'Legal name', value: file.legalName || 'Not provided' },
                { label: 'Company number', value: file.companyNumber || 'Not provided' },
                {
                  label: 'Website',
                  value: file.website ? (
                    <a href={file.website} target="_blank" rel="noopener noreferrer nofollow">
                      {file.website}
                    </a>
                  ) : (
                    'Not provided'
                  ),
                },
                { label: 'Address', value: file.address || 'Not provided' },
                { label: 'Email', value: file.email },
                { label: 'Waiting campaigns', value: file.campaigns.join(', ') || 'None' },
              ]}
            />
          </Card>
          <Card title="Given and missing">
            <ul className={classes.checks}>
              {file.checks.map(({ kind, isMet }) => (
                <li key={kind}>
                  <Status tone={isMet ? 'good' : 'warning'}>
                    {`${factLabels[kind]}: ${isMet ? meanings[kind] : 'missing'}`}
                  </Status>
                  {!isMet && <p className={classes.step}>The brand reads: {factSteps[kind]}</p>}
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </Loaded>
  )
}

/** What a machine has seen of each fact. */
const meanings: Readonly<Record<File['checks'][number]['kind'], string>> = {
  company_number: 'has the format of Companies House',
  website: 'given, not opened',
  email_domain: 'confirmed, at the domain of the website',
  card: 'confirmed by the payment provider',
}

/** Verifies the brand with the sources that were looked up, or asks it for more. */
export function BrandDecision({ brandId, onDecided }: { brandId: string; onDecided: () => void }) {
  return (
    <Loaded query={useBrandFile(brandId)} skeleton={<RowsSkeleton />}>
      {(file) => <DecisionForm key={file.version} file={file} onDecided={onDecided} />}
    </Loaded>
  )
}

function DecisionForm({ file, onDecided }: { file: File; onDecided: () => void }) {
  const { brandId, version, companyNumber, website } = file
  const today = new Date().toISOString().slice(0, 10)
  const { form, onSubmit, isSending } = useCallForm({
    call: verificationCalls.decideBrandVerification,
    initial: {
      // Without a company number there is usually too little to go by.
      decision: companyNumber ? 'verify' : 'ask',
      companyNumber: { source: companyNumber ? 'Companies House register' : '', on: today },
      website: { source: '', on: today },
      reason: '',
    },
    toBody: ({ decision, reason, companyNumber: number, website: site }) => ({
      brandId,
      version,
      decision,
      reason,
      ...(decision === 'verify' && number.source && { companyNumber: number }),
      ...(decision === 'verify' && site.source && { website: site }),
    }),
    fieldOf: (path) => (path === 'companyNumber' ? 'companyNumber.source' : path),
    topics: ['queue'],
    onSuccess: onDecided,
  })
  const isVerifying = form.values.decision === 'verify'
  const source = (name: 'companyNumber' | 'website', label: string, hint: string) => (
    <FieldRow>
      <TextField label={`Source of the ${label}`} hint={hint} {...form.getInputProps(`${name}.source`)} />
      <DateField label={`Day of the ${label}`} max={today} {...form.getInputProps(`${name}.on`)} />
    </FieldRow>
  )
  return (
    <Card title="Decision">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            {isVerifying ? 'Verify brand' : 'Ask for more'}
          </Button>
        }
      >
        <SelectField
          label="Outcome"
          isRequired
          options={[
            { value: 'verify', label: 'Verify: its campaigns go live' },
            { value: 'ask', label: 'Ask for more: the brand reads the reason' },
          ]}
          {...form.getInputProps('decision')}
        />
        {isVerifying && (
          <Stack gap={12}>
            <p className={classes.note}>
              Talents read the source and the day. Leave a source empty where nothing was looked up.
            </p>
            {companyNumber && source('companyNumber', 'company number', 'Such as Companies House register')}
            {website && source('website', 'website', 'Such as website opened, names the company')}
          </Stack>
        )}
        <TextAreaField
          label="Reason"
          hint={isVerifying ? 'For the audit log.' : 'For the audit log. The brand reads it too.'}
          isRequired
          rows={3}
          limit={1_000}
          {...form.getInputProps('reason')}
        />
        <UsualReasons label="Reason" onChoose={(reason) => form.setFieldValue('reason', reason)} />
      </FormBody>
    </Card>
  )
}
