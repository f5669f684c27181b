import { expect, it } from 'vitest'
import { addBody, emptyTalent } from './add-values.ts'

const typed = {
  ...emptyTalent,
  email: 'ana@example.com',
  mandate: { ...emptyTalent.mandate, endsAt: '2027-03-01', dualConsent: true },
}

it('a talent who is asked may be given a last day and the last word', () => {
  expect(addBody({ ...typed, kind: 'mandate' }).mandate).toMatchObject({
    endsAt: '2027-03-01',
    dualConsent: true,
  })
})

it('one the agency manages gets neither, whatever was typed before the choice', () => {
  expect(addBody({ ...typed, kind: 'managed' }).mandate).toMatchObject({ endsAt: null, dualConsent: false })
})
