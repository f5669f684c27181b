import type { SetUp } from '@marquee/contract/calls/home'
import { type SetUpKey, type SetUpRole, setUpSteps } from '@marquee/contract/rules/set-up'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import type { Viewer } from '#lib/viewer.ts'

export interface Step {
  key: SetUpKey
  title: string
  detail: string
  action: string
  minutes: number
  isOptional?: true
  isDone: boolean
  to: string
}

const roleOf = { brand: 'brand', talent: 'talent', agent: 'talentagent' } as const satisfies Record<
  Viewer,
  SetUpRole
>

/** Returns the steps of a set-up with their texts and the paths of their fields. */
export function stepsOf(side: Viewer, { steps, draft, inReview }: Omit<SetUp, 'isDismissed'>): Step[] {
  const texts: Readonly<Partial<Record<SetUpKey, Omit<Step, 'key' | 'isDone' | 'to'>>>> =
    setUpSteps[roleOf[side]]
  return steps.flatMap(({ key, isDone }) => {
    const text = texts[key]
    if (!text) return []
    const step = { ...text, key, isDone, to: pathOfStep(side, key, draft?.id ?? null) }
    if (key !== 'invitation') return [step]
    if (draft) return [{ ...step, title: `Publish “${draft.title}”`, action: 'Review and publish' }]
    return [inReview ? { ...step, ...waitingStep(inReview) } : step]
  })
}

/** Returns the first step that is not done; undefined once all are. */
export function nextStepOf(steps: readonly Step[]): Step | undefined {
  return steps.find(({ isDone }) => !isDone)
}

/** Returns what the last step says while a campaign is checked before it goes live. */
function waitingStep({ id, title }: NonNullable<SetUp['inReview']>) {
  return {
    title: `“${title}” is being checked`,
    detail:
      'Usually within one working day. It goes live by itself, and we notify you. Then invite the talents you would like to work with.',
    action: 'View campaign',
    isOptional: true as const,
    to: brandPaths.campaign(id),
  }
}

/** Returns the page of a step; `focus` names the field it begins with. */
function pathOfStep(side: Viewer, key: SetUpKey, draftId: string | null): string {
  if (side === 'brand') return brandPath(key, draftId)
  if (side === 'agent') {
    if (key === 'bank') return agentPaths.earnings
    if (key === 'agency') return `${agentPaths.agency}?focus=about&step=agency`
    return key === 'talent' ? agentPaths.addTalent : agentPaths.roster
  }
  if (key === 'bank') return talentPaths.earnings
  if (key === 'portfolio' || key === 'packages')
    return `${talentPaths.profile}?tab=${key}&focus=${key}&step=${key}`
  return `${talentPaths.profile}?focus=${talentFields[key] ?? 'headline'}&step=${key}`
}

const talentFields: Readonly<Partial<Record<SetUpKey, string>>> = {
  photo: 'avatar',
  channels: 'socials',
  basics: 'typeId',
  bio: 'headline',
  rates: 'minFee',
  listed: 'isListed',
}

function brandPath(key: SetUpKey, draftId: string | null): string {
  if (key === 'company') return `${brandPaths.profile}?focus=about&step=company`
  if (key === 'plan') return brandPaths.plan
  if (key === 'campaign') return draftId ? brandPaths.editCampaign(draftId) : brandPaths.newCampaign
  return draftId ? `${brandPaths.editCampaign(draftId)}?step=check` : brandPaths.findTalent
}

/** Returns what is left: "2 of 5 done · about 6 min left". Steps that can wait take no time. */
export function describeProgress(steps: readonly Step[]): string {
  const done = steps.filter(({ isDone }) => isDone).length
  const needed = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional)
  const minutes = needed.reduce((sum, step) => sum + step.minutes, 0)
  if (minutes === 0) return `${done} of ${steps.length} done`
  return `${done} of ${steps.length} done · about ${minutes} min left`
}
