import { expect, it } from 'vitest'
import { addBody, emptyTalent } from './add-values.ts'

const typed = {
  ...emptyTalent,
  email: 'ana@example.com',
  mandate: { ...emptyTalent.mandate, endsAt: '2027-03-01', dualConsent: true },
}

it('a represented talent may have an end date and dual consent', () => {
  expect(addBody({ ...typed, kind: 'mandate' }).mandate).toMatchObject({
    endsAt: '2027-03-01',
    dualConsent: true,
  })
})

it('a managed talent has neither, whatever was typed before the choice', () => {
  expect(addBody({ ...typed, kind: 'managed' }).mandate).toMatchObject({ endsAt: null, dualConsent: false })
})
