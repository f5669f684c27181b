import { expect, it } from 'vitest'
import { agentBody, agentField, agentValues } from './agent-apply-values.ts'

const roster = ['ana', 'ben', 'cleo'].map((id) => ({
  talent: { id },
  blockedBy: id === 'ben' ? 'applied' : null,
}))
const brief = { payModel: 'fixed', feeMin: 90_000, questions: ['Why?'] }
const values = () => {
  const start = agentValues(brief, roster)
  const talents = start.talents.map((line) =>
    line.talentId === 'ben'
      ? line
      : { ...line, isChosen: true, proposedFee: line.talentId === 'cleo' ? 120_000 : null },
  )
  return { ...start, pitch: 'Both of them', talents }
}

it('only the chosen talents are sent, each with the values that differ', () => {
  expect(agentBody('c', values())).toMatchObject({
    pitch: 'Both of them',
    proposedFee: 90_000,
    talents: [{ talentId: 'ana' }, { talentId: 'cleo', proposedFee: 120_000 }],
  })
})

it('a field error maps to its talent, wherever that talent is in the form', () => {
  const all = roster.map(({ talent }) => talent.id)
  expect(agentField('talents.1.proposedFee', ['ana', 'cleo'], all)).toBe('talents.2.proposedFee')
  expect(agentField('talents.1.talentId', ['ana', 'cleo'], all)).toBe('talents.2.isChosen')
  expect(agentField('sampleUrls.0', [], all)).toBe('sampleUrls')
})

it('the talent whom the agent came for is chosen, unless the agency cannot apply for them', () => {
  const chosen = (talentId?: string) =>
    agentValues(brief, roster, talentId)
      .talents.filter(({ isChosen }) => isChosen)
      .map((line) => line.talentId)
  expect(chosen('cleo')).toEqual(['cleo'])
  expect(chosen('ben')).toEqual([])
  expect(chosen()).toEqual([])
})
