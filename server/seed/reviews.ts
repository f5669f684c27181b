import { writeBrandReview, writeTalentReview } from '../src/modules/reviews/write-review.ts'
import { actAs } from './act-as.ts'
import { actAsTalent } from './represented.ts'

/** What brands write about talents, and talents about brands, with their stars. */
const aboutTalents = [
  {
    stars: 5,
    text: 'A first draft two days early, and the second was better than our own brief. A pleasure.',
  },
  { stars: 4, text: 'Honest on camera and easy to work with. One change took longer than we had hoped.' },
  { stars: 5, text: 'Said before the start what would not work, and was right. The film has run for weeks.' },
  { stars: 4, text: 'Kind, punctual and well prepared. We would plan one more day for the edit next time.' },
  {
    stars: 5,
    text: 'Knows exactly what the audience wants to see. We would book again without thinking twice.',
  },
]
const aboutBrands = [
  { stars: 5, text: 'A clear brief, one round of useful notes, and the payment came earlier than promised.' },
  {
    stars: 4,
    text: 'Friendly people with a good product. The brief could have said more about the opening shot.',
  },
  { stars: 5, text: 'Approved within a day and paid on time. I knew at every moment what came next.' },
  { stars: 3, text: 'A lovely product, but two people gave me different notes on the same draft.' },
  {
    stars: 5,
    text: 'They trusted my idea and answered every question within the day. I hope we meet again.',
  },
]

/**
 * Writes the reviews of a completed deal: of every four deals, two have both, in one only the brand has written, and
 * one waits for both.
 */
export async function seedReviews(
  { demo, brandId, talentId, n }: { demo: { title: string }; brandId: string; talentId: string; n: number },
  dealId: string,
): Promise<void> {
  const turn = n + demo.title.length
  const ofBrand = aboutTalents[turn % aboutTalents.length]
  const ofTalent = aboutBrands[(turn * 2 + 1) % aboutBrands.length]
  if (!ofBrand || !ofTalent || n % 4 === 3) return
  await actAs('brand', brandId)(writeBrandReview, {
    dealId,
    ...ofBrand,
    quality: 5,
    communication: ofBrand.stars,
    dates: ofBrand.stars,
  })
  if (n % 4 === 2) return
  await actAsTalent(talentId)(writeTalentReview, {
    dealId,
    ...ofTalent,
    brief: ofTalent.stars,
    communication: 5,
    payment: 5,
  })
}
