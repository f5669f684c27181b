import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('brands find niches by everyday words', async () => {
  const brand = await newPerson(app, 'brand', 'Searching brand')
  const wordsOf = {
    Beauty: ['skincare', 'skin care', 'hair care', 'make up', 'make-up', 'serum', 'lipstick'],
    Parenting: ['mum', 'mums', 'dad', 'dads', 'parents', 'kids', 'baby', 'family'],
    Food: ['recipes', 'cooking', 'baking'],
    Tech: ['gadgets', 'phone', 'headphones'],
    Interview: ['podcast', 'podcaster'],
    Home: ['interior', 'decor', 'diy', 'plants'],
    Travel: ['trains', 'hiking', 'holiday'],
    Running: ['fitness', 'marathon', 'gym', 'running shoes'],
    Games: ['gaming', 'streamer'],
    Voice: ['voiceover', 'voice over', 'narration'],
  }
  const { items: niches } = expectOk(await app.call('/talentsubtype/list'), 'niches').data
  for (const [name, words] of Object.entries(wordsOf)) {
    const niche = niches.find((one: { name: string }) => one.name === name)
    const talent = await newPerson(app, 'talent', `Talent ${niche.id}`)
    const profile = { displayName: 'Sam', isListed: true, typeId: niche.typeId, subtypeIds: [niche.id] }
    expectOk(await talent.call('/user/update-profile', profile), name)
    for (const q of words) {
      const { items, isSimilar } = expectOk(await brand.call('/brand/searchTalent', { q }), q).data
      expect({ ids: items.map(({ id }: { id: string }) => id), isSimilar }, q).toEqual({
        ids: expect.arrayContaining([talent.id]),
        isSimilar: false,
      })
    }
  }
})
