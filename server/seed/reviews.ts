import { eq } from 'drizzle-orm'
import { reviews } from '../src/modules/reviews/reviews.tables.ts'
import { writeBrandReview, writeTalentReview } from '../src/modules/reviews/write-review.ts'
import { db, inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { actAs } from './act-as.ts'
import { actAsTalent, actingAccountFor } from './represented.ts'

/** The stars and the text of a review. */
export interface DemoReview {
  stars: number
  text: string
}

/** What brands write about talents without a public page. The texts fit every kind of work. */
const aboutTalents: readonly DemoReview[] = [
  {
    stars: 5,
    text: 'The first version came early, and the second was exactly what we had in mind.',
  },
  {
    stars: 4,
    text: 'Easy to work with and quick to reply. One change needed a second attempt, but the result was worth it.',
  },
  {
    stars: 5,
    text: 'Asked good questions before starting and pointed out a weak spot in our brief. The work was better for it, and it is still doing well for us.',
  },
  { stars: 5, text: 'Everything was on time and well prepared.' },
  { stars: 5, text: 'Understood the product straight away and explained it better than we do.' },
  { stars: 4, text: 'Good work, delivered as agreed. Next time we would allow one more day for changes.' },
  {
    stars: 5,
    text: 'Professional from the first message to the last. We have already talked about another campaign in the spring.',
  },
  {
    stars: 5,
    text: 'Told us before the start what would not work for this audience, and was right. That saved us a week.',
  },
  {
    stars: 4,
    text: 'A strong idea and a friendly tone. The first version missed one point of the brief. The second had everything.',
  },
  { stars: 5, text: 'Friendly, organised and quick with changes. We would book again.' },
  {
    stars: 5,
    text: 'Several of our customers wrote to us about this one. It felt personal, and the product was shown fairly.',
  },
  {
    stars: 4,
    text: 'Pleasant to work with. The first version was a little long for us, but the dates were kept.',
  },
  {
    stars: 5,
    text: 'Careful work with attention to detail. Our notes were taken in good humour and followed closely.',
  },
  {
    stars: 5,
    text: 'One of the best collaborations we have had this year: a clear plan, an honest opinion and no surprises.',
  },
  {
    stars: 4,
    text: 'Well made and close to the brief. We had one question about the first version, and the answer was clear.',
  },
  {
    stars: 5,
    text: 'Read the brief closely and still brought ideas of their own. Our team agreed on the result at once, which does not happen often.',
  },
  {
    stars: 4,
    text: 'Solid work from start to finish. The style was a little quieter than we had expected, and our audience liked it.',
  },
]

/** What talents write about brands. Fewer stars are for the brief, as payment and communication have all five. */
const aboutBrands: readonly DemoReview[] = [
  {
    stars: 5,
    text: 'A clear brief, one round of useful notes, and the payment arrived when they said it would.',
  },
  {
    stars: 4,
    text: 'Friendly people and a good product. The brief could have said more about what to show first.',
  },
  { stars: 5, text: 'Approved within a day. I always knew what came next.' },
  {
    stars: 5,
    text: 'They trusted my idea and answered every question on the same day. I would happily work with them again.',
  },
  { stars: 3, text: 'A lovely product, but two people sent me different notes on the same version.' },
  { stars: 5, text: 'Everything they wanted was in the brief, and nothing was added later.' },
  {
    stars: 4,
    text: 'Good communication throughout. They changed the brief once after we had agreed on it, but gave me more time.',
  },
  { stars: 5, text: 'They let me give my real opinion, including the parts I did not like.' },
  {
    stars: 5,
    text: 'I would buy the product myself. Their notes were polite and specific, and they explained why they asked for each change.',
  },
  { stars: 4, text: 'Kind and well organised. A few examples with the brief would have helped.' },
  { stars: 5, text: 'Short brief, sensible dates, quick answers.' },
  {
    stars: 3,
    text: 'A nice team that paid promptly. The brief left a lot open, so the first version needed more changes than it should have.',
  },
  {
    stars: 4,
    text: 'A good experience overall. Some details only became clear when I asked, but the answer always came quickly.',
  },
  { stars: 5, text: 'They paid on time and wrote afterwards to say how it had gone, which I appreciated.' },
  {
    stars: 5,
    text: 'The product came two days before I needed it, with a handwritten note about how it is made.',
  },
  { stars: 5, text: 'One person answered everything, and she knew the product well.' },
  { stars: 4, text: 'The brief was long, but it answered every question before I had it.' },
  { stars: 5, text: 'They asked what my audience would want to know and built the brief around that.' },
  {
    stars: 4,
    text: 'A fair price and fair notes. The product took a week longer than planned, so they moved the dates.',
  },
  {
    stars: 5,
    text: 'I suggested a different idea and they said yes within the hour. That kind of trust makes better work.',
  },
  { stars: 5, text: 'No scripts and no talking points, just a good product and a date.' },
  {
    stars: 3,
    text: 'Pleasant to deal with. I would have liked to hear what they may not claim before I started.',
  },
  { stars: 5, text: 'All notes came in one message, so the second version took me an hour.' },
  { stars: 5, text: 'They told me early that a colleague would take over. I noticed no difference.' },
  {
    stars: 4,
    text: 'Good people. They wanted a little more than we had agreed, and paid for it without discussion.',
  },
  { stars: 5, text: 'My second campaign with them, and as easy as the first.' },
  {
    stars: 4,
    text: 'They know what they want, which helps. It took a few messages to agree on how long they could use my work.',
  },
  { stars: 5, text: 'They shared the numbers afterwards, the weak ones too.' },
  { stars: 5, text: 'I was ill for three days and they gave me a week.' },
  {
    stars: 4,
    text: 'Quick approval and quick payment. The product description they sent had an old price in it.',
  },
  { stars: 5, text: 'The brief had one clear message instead of ten. I wish all of them did.' },
  { stars: 3, text: 'The result was good. Getting an answer in the first week took two reminders.' },
  { stars: 5, text: 'They named me everywhere they used my work.' },
  { stars: 4, text: 'A friendly team. Two of the dates were over a bank holiday, which nobody had noticed.' },
  { stars: 5, text: 'Everything I needed was in the messages here, and nobody asked me to move to email.' },
  { stars: 5, text: 'They liked the first version and said so in plain words.' },
]

/**
 * Writes the reviews of a completed deal: of every four deals of talents who write themselves, two have both, in one only
 * the brand has written, and one waits for both.
 */
export async function seedReviews(
  { brandId, talentId, n }: { brandId: string; talentId: string; n: number },
  dealId: string,
): Promise<void> {
  // An agency writes its reviews at once.
  const isAgency = actingAccountFor(talentId, writeTalentReview) !== talentId
  if (n % 4 === 3 && !isAgency) return
  const written = await loadReviewsBy('brand')
  const ofBrand = nextReview(aboutTalents, written, (review) => review.talentId === talentId)
  await writeAboutTalent(brandId, dealId, ofBrand)
  if (n % 4 === 2 && !isAgency) return
  await writeAboutBrand({ brandId, talentId }, dealId)
}

/** Writes this review of a talent and one of the brand, which publishes both. */
export async function writeReviews(
  { brandId, talentId }: { brandId: string; talentId: string },
  dealId: string,
  review: DemoReview,
): Promise<void> {
  await writeAboutTalent(brandId, dealId, review)
  await writeAboutBrand({ brandId, talentId }, dealId)
}

async function writeAboutTalent(brandId: string, dealId: string, { stars, text }: DemoReview): Promise<void> {
  await actAs('brand', brandId)(writeBrandReview, {
    dealId,
    stars,
    text,
    quality: stars,
    communication: 5,
    // Talents of the demo submit every draft on time, as their pages say.
    dates: 5,
  })
}

async function writeAboutBrand(
  { brandId, talentId }: { brandId: string; talentId: string },
  dealId: string,
): Promise<void> {
  const written = await loadReviewsBy('talent')
  const ofTalent = nextReview(aboutBrands, written, (review) => review.brandId === brandId)
  await actAsTalent(talentId)(writeTalentReview, {
    dealId,
    ...ofTalent,
    brief: ofTalent.stars,
    communication: 5,
    payment: 5,
  })
}

type WrittenReview = typeof reviews.$inferSelect

const loadReviewsBy = (by: WrittenReview['by']): Promise<WrittenReview[]> =>
  inTransaction(systemActor, () => db().select().from(reviews).where(eq(reviews.by, by)))

/** Returns the review whose text those reviewed have the least often; of several, the one that all have the least often. */
function nextReview(
  choices: readonly DemoReview[],
  written: readonly WrittenReview[],
  isOfReviewed: (review: WrittenReview) => boolean,
): DemoReview {
  const uses = (text: string) => {
    const equal = written.filter((review) => review.text === text)
    return equal.filter(isOfReviewed).length * (written.length + 1) + equal.length
  }
  return choices.reduce((best, choice) => (uses(choice.text) < uses(best.text) ? choice : best))
}
