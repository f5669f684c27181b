import type { PitchValues } from './pitch-values.ts'
import { pitchField, pitchOf } from './pitch-values.ts'

interface Line {
  talentId: string
  isChosen: boolean
  /** The talent's own fee or pitch; null or empty means the shared one. */
  proposedFee: number | null
  pitch: string
}

/** The form values of an application for several talents. */
export interface AgentApplyValues extends PitchValues {
  acknowledgesUnpaid: boolean
  talents: Line[]
}

interface Brief {
  payModel: string
  feeMin: number
  questions: readonly string[]
}

/** Returns the initial values: the brief's fee, and of the talents only the named one chosen, where the agency can apply for them. */
export function agentValues(
  { payModel, feeMin, questions }: Brief,
  roster: readonly { talent: { id: string }; blockedBy: string | null }[],
  talentId = '',
): AgentApplyValues {
  return {
    pitch: '',
    proposedFee: payModel === 'gifted' ? null : feeMin,
    answers: questions.map(() => ''),
    sampleUrls: '',
    acknowledgesUnpaid: false,
    talents: roster.map(({ talent, blockedBy }) => ({
      talentId: talent.id,
      isChosen: talent.id === talentId && blockedBy === null,
      proposedFee: null,
      pitch: '',
    })),
  }
}

/** Returns the body of the call: only the chosen talents, each with the values that differ. */
export function agentBody(campaignId: string, { talents, acknowledgesUnpaid, ...pitch }: AgentApplyValues) {
  return {
    campaignId,
    acknowledgesUnpaid,
    ...pitchOf(pitch),
    talents: talents
      .filter(({ isChosen }) => isChosen)
      .map(({ talentId, proposedFee, pitch: own }) => ({
        talentId,
        ...(proposedFee !== null && { proposedFee }),
        ...(own.trim() !== '' && { pitch: own }),
      })),
  }
}

/**
 * Maps an issue path of the body to a form field: `talents.2.pitch` is the third talent sent, wherever that
 * talent is in the form.
 */
export function agentField(path: string, sent: readonly string[], roster: readonly string[]): string {
  const [, index, field = ''] = /^talents\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  const talentId = index === undefined ? undefined : sent[Number(index)]
  if (talentId === undefined) return pitchField(path)
  const line = `talents.${roster.indexOf(talentId)}`
  return field === 'pitch' || field === 'proposedFee' ? `${line}.${field}` : `${line}.isChosen`
}
