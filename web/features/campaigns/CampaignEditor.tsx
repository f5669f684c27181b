import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { SaveStatus } from '#ui/SaveStatus.tsx'
import { Stack } from '#ui/Stack.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import type { BriefValues } from './brief-values.ts'
import { DeliverablesStep } from './DeliverablesStep.tsx'
import { EligibilityStep } from './EligibilityStep.tsx'
import { OverviewStep } from './OverviewStep.tsx'
import { PayStep } from './PayStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { stepOfField, steps } from './steps.ts'
import { useBriefForm } from './use-brief-form.ts'

/** The fields for deliverables, product, rights and exclusivity, provided by the page. */
export type WorkFields = ComponentType<{
  value: Pick<BriefValues, 'currency' | 'deliverables' | 'product' | 'rights' | 'exclusivity'>
  onChange: (change: Partial<BriefValues>) => void
  errors: Readonly<Record<string, string>>
}>

interface CampaignEditorProps {
  campaign: OwnCampaign
  workFields: WorkFields
  talentTypes: readonly { id: string; name: string }[]
  onSaved: (campaign: OwnCampaign) => void
  /** The page where a brand gives what its verification needs. */
  verificationPath: string
  /** Shown instead of the last button when this brand may not publish. */
  gate?: ReactNode
}

/** The brief in five steps, each with its own URL. An error opens the step that contains the field. */
export function CampaignEditor({
  campaign,
  workFields,
  talentTypes,
  onSaved,
  verificationPath,
  gate,
}: CampaignEditorProps) {
  const [step, setStep] = useUrlState('step', 'story')
  const { form, onSubmit, validate, isSending, saving, isDraft } = useBriefForm(campaign, onSaved)
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  )
  const next = steps[index + 1]
  const top = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)
  // A new step begins at its top; the first one shown keeps the position of the page.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }, [step])
  const isLast = !next
  const isGated = Boolean(gate) && isDraft && isLast
  const handleSend = async () => {
    const errors = await validate()
    const [field] = Object.keys(errors ?? {})
    if (field !== undefined) setStep(stepOfField(field))
    else if (errors) onSubmit()
  }
  return (
    <FormBody
      onSubmit={(event) => {
        event?.preventDefault()
        if (isGated) return
        if (isLast || !isDraft) void handleSend()
        else if (next) setStep(next.id)
      }}
      actions={
        <>
          {isDraft && <SaveStatus state={saving} />}
          {index > 0 && <Button onClick={() => setStep(steps[index - 1]?.id ?? 'story')}>Back</Button>}
          {isGated ? null : isDraft ? (
            <Button type="submit" kind="primary" busy={isSending}>
              {isLast ? 'Publish' : 'Next'}
            </Button>
          ) : (
            <Button type="submit" kind="primary" busy={isSending} disabled={!form.isDirty()}>
              Save changes
            </Button>
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1}>
        <Stack>
          <UrlTabs
            label="Steps"
            name="step"
            tabs={steps.map(({ id, label }, at) => ({ id, label: `${at + 1}. ${label}` }))}
          />
          {step === 'story' && <OverviewStep form={form} cover={campaign.coverUrl} />}
          {step === 'work' && <DeliverablesStep form={form} fields={workFields} />}
          {step === 'pay' && <PayStep form={form} />}
          {step === 'people' && <EligibilityStep form={form} talentTypes={talentTypes} />}
          {step === 'check' && (
            <ReviewStep
              values={form.values}
              onStep={setStep}
              isDraft={isDraft}
              verificationPath={verificationPath}
            />
          )}
          {isGated && gate}
        </Stack>
      </div>
      {/* A draft saves itself, unless that fails. */}
      <LeaveDialog isDirty={form.isDirty() && !isSending && (!isDraft || saving === 'failed')} />
    </FormBody>
  )
}
