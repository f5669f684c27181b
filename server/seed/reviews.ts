import { eq } from 'drizzle-orm'
import { reviews } from '../src/modules/reviews/reviews.tables.ts'
import { writeBrandReview, writeTalentReview } from '../src/modules/reviews/write-review.ts'
import { talents } from '../src/modules/talents/talents.tables.ts'
import { db, inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { actAs } from './act-as.ts'
import { actAsTalent, actingAccountFor } from './represented.ts'

interface DemoReview {
  stars: number
  text: string
}

/** What brands write about talents. The texts fit every kind of work. */
const aboutTalents: readonly DemoReview[] = [
  {
    stars: 5,
    text: 'The first version came two days early, and the second was exactly what we had in mind.',
  },
  {
    stars: 4,
    text: 'Easy to work with and quick to reply. One change took longer than agreed, but the result was worth the wait.',
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
  { stars: 4, text: 'Pleasant to work with. Replies were slow over one weekend, but the dates were kept.' },
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
    text: 'Well made and close to the brief. We had to ask once about the first version, and it arrived the next morning.',
  },
  {
    stars: 5,
    text: 'Read the brief closely and still brought ideas of their own. Our team agreed on the result at once, which does not happen often.',
  },
  {
    stars: 4,
    text: 'Solid work from start to finish. The style was a little quieter than we had expected, and our audience liked it.',
  },
  { stars: 5, text: 'A pleasure. Kind, punctual and very good at this.' },
  {
    stars: 5,
    text: 'We changed the date twice, and both times the answer was friendly and came within the hour.',
  },
  {
    stars: 4,
    text: 'The work is lovely. We would have liked an update or two while it was being made.',
  },
  { stars: 5, text: 'Sent us two ideas, explained which one was better and made that one very well.' },
  { stars: 5, text: 'It looks like real life and not like an advert. That is what we had hoped for.' },
  {
    stars: 5,
    text: 'We gave little direction and were a bit nervous about it. There was no need, as the plan we received was better than ours.',
  },
  { stars: 4, text: 'A good result after two rounds of changes. The second round was quick.' },
  { stars: 5, text: 'Knew the product better than some of our own team by the end of the week.' },
  {
    stars: 5,
    text: 'Every question of ours was answered on the same day, including the awkward one about the price.',
  },
  { stars: 5, text: 'The files were named, sorted and complete. Our designer asked me to say thank you.' },
  {
    stars: 4,
    text: 'It took us a while to agree on the idea. What we have now is the best work of the campaign.',
  },
  { stars: 5, text: 'Honest about one thing that did not work in our product. We have changed it since.' },
  {
    stars: 5,
    text: 'It was our first campaign with a talent, and our many questions were answered patiently.',
  },
  { stars: 5, text: 'Short messages, clear dates and a result that we use on our own home page too.' },
  { stars: 4, text: 'The tone could have been a little warmer. Everything else was as we had hoped.' },
  {
    stars: 5,
    text: 'Noticed a mistake in our brief on the first day and asked about it instead of guessing.',
  },
  { stars: 5, text: 'Our orders in that week were twice what we had planned for.' },
  { stars: 5, text: 'Calm, well prepared and generous with time when we were late with our notes.' },
  { stars: 4, text: 'Came in on the last agreed day, but needed hardly any changes.' },
  { stars: 5, text: 'The first draft was so close that we only asked for one shorter sentence.' },
  {
    stars: 4,
    text: 'The result is very good. The subtitles had two mistakes, which were corrected within a day.',
  },
  { stars: 5, text: 'Tried the product properly before saying a word about it, and it shows.' },
  {
    stars: 5,
    text: 'Our brief asked for too much. We were shown what to leave out, and it is a better piece of work now.',
  },
  { stars: 5, text: 'We have had to explain this product for years. From now on we send people this link.' },
  {
    stars: 4,
    text: 'Started a week later than we had hoped, and said so early enough for us to plan around it.',
  },
  { stars: 5, text: 'A real voice and a real opinion. Nobody here felt that they were watching an advert.' },
  { stars: 5, text: 'Answered the comments below the post for three days. We had not even asked for that.' },
  { stars: 4, text: 'We like it a lot. The opening could have been a little quicker.' },
  { stars: 5, text: 'Sent a short plan on the first day, kept to it and finished when the plan said.' },
  {
    stars: 5,
    text: 'It is rare that our sales team and our designers like the same thing. They both like this.',
  },
  { stars: 5, text: 'Told us plainly which of our three ideas was the weakest, and why. We dropped it.' },
  { stars: 4, text: 'Good from start to finish. For the next one we will send the product earlier.' },
  {
    stars: 5,
    text: 'Handled a late change of the packaging without a fuss, and the pictures arrived on time.',
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
  const { written, open } = await inTransaction(systemActor, async () => ({
    written: await db().select().from(reviews),
    open: await db().select({ id: talents.id }).from(talents).where(eq(talents.isPagePublic, true)),
  }))
  // Visitors read the open pages one after the other, so these have no text in common.
  const pages = open.some(({ id }) => id === talentId) ? open.map(({ id }) => id) : [talentId]
  const ofBrand = nextReview(
    aboutTalents,
    written.filter(({ by }) => by === 'brand'),
    (review) => pages.includes(review.talentId),
  )
  await actAs('brand', brandId)(writeBrandReview, {
    dealId,
    ...ofBrand,
    quality: 5,
    communication: ofBrand.stars,
    dates: ofBrand.stars,
  })
  if (n % 4 === 2 && !isAgency) return
  const ofTalent = nextReview(
    aboutBrands,
    written.filter(({ by }) => by === 'talent'),
    (review) => review.brandId === brandId,
  )
  await actAsTalent(talentId)(writeTalentReview, {
    dealId,
    ...ofTalent,
    brief: ofTalent.stars,
    communication: 5,
    payment: 5,
  })
}

type WrittenReview = typeof reviews.$inferSelect

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
