import { expect, it } from 'vitest'
import { arePlacesTaken, describePlaces } from './places.ts'

it('says how many talents a campaign still wants', () => {
  expect(describePlaces({ places: 3, placesTaken: 0 })).toBe('3 places left')
  expect(describePlaces({ places: 3, placesTaken: 2 })).toBe('1 place left')
  expect(describePlaces({ places: 3, placesTaken: 3 })).toBe('All places are taken')
  expect(arePlacesTaken({ places: 3, placesTaken: 2 })).toBe(false)
})
