import type { Craft } from './crafts.ts'

/** What differs from the usual craft of their position, for the talents with a public page who share a niche with another one or have a new one. */
export const ownCrafts: Readonly<Record<string, Partial<Craft>>> = {
  'Isla Reid': {
    covers: ['pancakes'],
    works: [
      ['choppingBoard', 'Two carrots left to slice', 'Plant Kitchen'],
      ['noodles', 'Noodles in broth, with one egg', ''],
      ['shoppingBasket', 'Leeks, lemons and a loaf, back at the door', 'Orchard Bakery'],
      ['pancakes', 'Six pancakes and a jug of syrup', ''],
    ],
  },
  'Mateo Silva': {
    covers: ['platform'],
    works: [
      ['ferry', 'The first ferry, still tied to the quay', ''],
      ['stoneBridge', 'One arch, and a path that crosses it', ''],
      ['signpost', 'Three ways to go, and a lighthouse beyond', 'Harbour Stays'],
      ['platform', 'The waiting room is lit, the train is not here yet', 'Harbour Rail'],
    ],
  },
}
