import { reportCalls } from '@marquee/contract/calls/reports'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { ReportKindField } from '#ui/reports/ReportKindField.tsx'
import { WhatHappens } from '#ui/reports/WhatHappens.tsx'

interface PublicReportFormProps {
  page: 'roster' | 'talent' | 'shared_list' | 'campaign'
  slug: string
  /** The address of the page, and whose it is: an agency’s, a talent’s or a brand’s. */
  path: string
  owner: string
  /** The talents on the page, each of whom can be reported. */
  talents?: readonly { id: string; displayName: string }[]
}

/** The form, which had the focus, is gone. */
const focusOn = (element: HTMLElement | null): void => element?.focus()

/** Reports a public page, or a talent on it; no account is needed. */
export function PublicReportForm({ page, slug, path, owner, talents = [] }: PublicReportFormProps) {
  const [number, setNumber] = useState<string | null>(null)
  const { form, onSubmit, isSending } = useCallForm({
    call: reportCalls.reportPublicly,
    initial: { talentId: '', kind: '', text: '', email: '' },
    toBody: ({ talentId, email, ...values }) => ({
      page,
      slug,
      ...values,
      ...(talentId && { talentId }),
      ...(email && { email }),
    }),
    success: null,
    onSuccess: (sent) => setNumber(sent.number),
  })
  if (number)
    return (
      <div role="status" tabIndex={-1} ref={focusOn}>
        <Callout tone="good">
          <p>
            We have your report. Its number is <strong>{number}</strong>.{' '}
            {form.values.email
              ? `We have emailed it to ${form.values.email} and email you again once we have decided.`
              : 'Keep it: with this number you can ask about your report on the contact page.'}
          </p>
          <p>
            <a href={path}>Back to the page of {owner}</a>
          </p>
        </Callout>
      </div>
    )
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" busy={isSending}>
          Send report
        </Button>
      }
    >
      {talents.length > 0 && (
        <SelectField
          label="What do you want to report?"
          options={[
            { value: '', label: `The page of ${owner}` },
            ...talents.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          {...form.getInputProps('talentId')}
        />
      )}
      <ReportKindField isRequired placeholder="Choose" {...form.getInputProps('kind')} />
      <TextAreaField
        label="What happened?"
        isRequired
        rows={5}
        limit={2_000}
        {...form.getInputProps('text')}
      />
      <EmailField
        label="Your email"
        hint="Optional. We email you what we decide."
        {...form.getInputProps('email')}
      />
      <WhatHappens byEmail />
    </FormBody>
  )
}
