import type { PitchValues } from './pitch-values.ts'
import { pitchField, pitchOf } from './pitch-values.ts'

interface Line {
  talentId: string
  isChosen: boolean
  /** An own fee or pitch; null and empty: the one for all. */
  proposedFee: number | null
  pitch: string
}

/** Applications for several talents while they are typed. */
export interface AgentApplyValues extends PitchValues {
  acknowledgesUnpaid: boolean
  talents: Line[]
}

interface Brief {
  payModel: string
  feeMin: number
  questions: readonly string[]
}

/** To begin with: the brief's own fee, and nobody chosen. */
export function agentValues(
  { payModel, feeMin, questions }: Brief,
  roster: readonly { talent: { id: string } }[],
): AgentApplyValues {
  return {
    pitch: '',
    proposedFee: payModel === 'gifted' ? null : feeMin,
    answers: questions.map(() => ''),
    sampleUrls: '',
    acknowledgesUnpaid: false,
    talents: roster.map(({ talent }) => ({
      talentId: talent.id,
      isChosen: false,
      proposedFee: null,
      pitch: '',
    })),
  }
}

/** As the call takes it: only those chosen, each with what differs. */
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

/** Where a fault of the body is shown: `talents.2.pitch` is the third of those sent, wherever that talent stands in the form. */
export function agentField(path: string, sent: readonly string[], roster: readonly string[]): string {
  const [, place, field = ''] = /^talents\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
  const talentId = place === undefined ? undefined : sent[Number(place)]
  if (talentId === undefined) return pitchField(path)
  const line = `talents.${roster.indexOf(talentId)}`
  return field === 'pitch' || field === 'proposedFee' ? `${line}.${field}` : `${line}.isChosen`
}
