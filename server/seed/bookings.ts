import type { Booking, BookingRow } from './booking.ts'
import { moreBookings } from './more-bookings.ts'

/**
 * Bookings by the name of the talent. Brands book talents of their own trade, talents have between none and nine reviews with those of
 * `campaignReviews`, and no text appears twice, because visitors read one page after the other. Only texts about late
 * work say that it was late, because the pages show how much was submitted on time.
 */
const rows: Record<string, readonly BookingRow[]> = {
  'Maya Okafor': [
    {
      brand: 'soap',
      sells: 1,
      ended: 37,
      stars: 5,
      text: 'Three stories about our hand cream, with questions from followers who have eczema. Maya answered them better than our own help page does.',
    },
    {
      brand: 'soap',
      sells: 0,
      ended: 24,
      stars: 4,
      text: 'A good reel about our cleansing bar. The first version spent too long on her bathroom and not long enough on the soap. The second was exactly right.',
    },
    {
      brand: 'glow',
      sells: 2,
      ended: 9,
      stars: 5,
      text: 'We came back for a month of one routine. You can see the redness go down from the first video to the fourth, without a filter and without a word about miracles.',
    },
    {
      brand: 'glow',
      sells: 1,
      ended: 3.4,
      stars: 5,
      text: 'Quick, clear stories about how to use the serum and the cream together.',
    },
    { brand: 'soap', sells: 1, ended: 1.6 },
  ],
  'Leo Hartmann': [
    {
      brand: 'stride',
      sells: 0,
      ended: 44,
      stars: 4,
      text: 'Fifty miles with our watch and a fair reel about it. People ask us whether they can read the screen in the dark, and we would have liked to see that too.',
    },
    {
      brand: 'run',
      sells: 1,
      ended: 21,
      stars: 5,
      text: 'Race day in five stories, from the porridge to the finish. He posted each of them within the hour, so it felt live.',
    },
    {
      brand: 'layers',
      sells: 0,
      ended: 6,
      stars: 4,
      text: 'Our base layer on eleven cold mornings. The reel is honest about the collar, which is tight. We would have liked to see more of the sleeves.',
    },
  ],
  'Ana Ruiz': [
    {
      brand: 'orchard',
      sells: 0,
      ended: 48,
      stars: 5,
      text: 'A carousel on what to do with yesterday’s loaf. Customers asked for the bread soup so often that we now hand out the recipe in the shop.',
    },
    {
      brand: 'kitchen',
      sells: 1,
      ended: 40,
      stars: 5,
      text: 'One recipe, filmed from above, with quantities you can actually read. Ana cooked it twice and told us that our cooking time was four minutes short. It was.',
    },
    {
      brand: 'orchard',
      sells: 1,
      ended: 19,
      stars: 4,
      text: 'The video for our rye loaf is lovely. It ran to ninety seconds when we had agreed on sixty, and the first cut came late, but she shortened it without complaint.',
      isLate: true,
    },
    {
      brand: 'brew',
      sells: 0,
      ended: 8,
      stars: 5,
      text: 'Coffee and oat biscuits in six pictures. Easy to work with, as ever.',
    },
    { brand: 'kitchen', sells: 0, ended: 2.3 },
  ],
  'Tom Bailey': [
    {
      brand: 'rail',
      sells: 1,
      ended: 32,
      stars: 4,
      text: 'A careful article about our branch line, with a map that passengers print out. It is longer than we had asked for, and not everybody reads to the end.',
    },
  ],
  'Priya Nair': [
    {
      brand: 'lumen',
      sells: 0,
      ended: 49,
      stars: 5,
      text: 'An unboxing film for our headphones without any music. The sound is so clean that you hear the lid come off.',
    },
    {
      brand: 'little',
      sells: 1,
      ended: 42,
      stars: 5,
      text: 'Ten product photographs of the train set, one for each stage of building it. The files were named by piece, and our shop was up to date the same afternoon.',
    },
    {
      brand: 'ledger',
      sells: 0,
      ended: 36,
      stars: 5,
      text: 'Priya made a product film about bookkeeping that people watch to the end.',
    },
    {
      brand: 'brew',
      sells: 0,
      ended: 27,
      stars: 5,
      text: 'We had three opening lines to choose from and could have used any of them. We tested two, and the one with the kettle won.',
    },
    {
      brand: 'paws',
      sells: 0,
      ended: 18,
      stars: 5,
      text: 'A demo of our food with a dog who would not do as he was told. She kept that in, and it is the best part of the film.',
    },
    {
      brand: 'soap',
      sells: 1,
      ended: 11,
      stars: 5,
      text: 'White soap on a white sink is not easy to photograph. These ten pictures show the edges, the foam and even the stamp.',
    },
    {
      brand: 'stride',
      sells: 0,
      ended: 7,
      stars: 5,
      text: 'Our watch, filmed with wet hands and in gloves, because that is when people need five buttons. The film was on time and is now the first thing on our page.',
    },
    {
      brand: 'run',
      sells: 0,
      ended: 2.6,
      stars: 5,
      text: 'She poured a jug of water over the boot and then turned it upside down. Nobody here had thought of that, and it answers the question we get most.',
    },
    { brand: 'fern', sells: 1, ended: 1.4 },
  ],
  'Jonas Weber': [
    {
      brand: 'pixel',
      sells: 0,
      ended: 46,
      stars: 5,
      text: 'A thirty-second trailer for a game in which very little happens. Jonas built it around the sound of the oars, and it works.',
    },
    {
      brand: 'harbour',
      sells: 1,
      ended: 35,
      stars: 4,
      text: 'Half a day at two of our houses gave us three films. The one on the beach is excellent. The one in the kitchen is rather dark, even in the second version.',
    },
    {
      brand: 'brew',
      sells: 0,
      ended: 26,
      stars: 3,
      text: 'We like the film. The first version left out the grinder, which was the idea of it. The second showed the grinder, but no longer the cup.',
    },
    {
      brand: 'rail',
      sells: 1,
      ended: 12,
      stars: 4,
      text: 'Three films from one morning on the train, each cut to the sounds of a different stop. There were typing errors in the first subtitles.',
    },
    {
      brand: 'lumen',
      sells: 0,
      ended: 4.2,
      stars: 4,
      text: 'Half a minute of silence and then a song, as agreed. The first cut came late, and we went back and forth over the last one more often than either of us wanted.',
      isLate: true,
    },
  ],
  'Ella Moreau': [
    {
      brand: 'orchard',
      sells: 0,
      ended: 39,
      stars: 5,
      text: 'Ten pictures of one berry tart. We could not choose, so all ten hang in the shop. The crumbs are where they fell.',
    },
    {
      brand: 'kitchen',
      sells: 2,
      ended: 22,
      stars: 5,
      text: 'Ella photographed the whole autumn menu in one day, eighteen dishes, and styled every plate herself. She also noticed that two dishes had swapped labels, which saved us a reprint.',
    },
    {
      brand: 'brew',
      sells: 0,
      ended: 5.5,
      stars: 5,
      text: 'Steam is hard to photograph. She did it with a window, a black card and about forty cups.',
    },
  ],
  'Idris Khan': [
    {
      brand: 'fern',
      sells: 1,
      ended: 43,
      stars: 4,
      text: 'Three pins with a shopping list and honest prices. We would have liked to see more of the pots and a little less of the wall.',
    },
    {
      brand: 'linden',
      sells: 0,
      ended: 20,
      stars: 5,
      text: 'Before and after of one corner, with our armchair in it. He even showed the underside, so people could see what had been repaired.',
    },
    {
      brand: 'fern',
      sells: 0,
      ended: 3.1,
      stars: 5,
      text: 'The dark corner behind his door now has two ferns and a lamp. A lovely reel.',
    },
  ],
  'Nia Evans': [
    {
      brand: 'rail',
      sells: 0,
      ended: 28,
      stars: 5,
      text: 'Two minutes of voice-over for the river boat, recorded in one take. Nia asked us how to say the names of the stops before she started, and passengers now think that she works here.',
    },
    {
      brand: 'ledger',
      sells: 0,
      ended: 7.5,
      stars: 5,
      text: 'A calm, friendly recording for our explainer. She suggested swapping two sentences so that there was room to breathe.',
    },
  ],
  'Zara Ali': [
    {
      brand: 'pixel',
      sells: 0,
      ended: 15,
      stars: 5,
      text: 'Two hours of our game, live, with a chat that helped her find the second lantern. She had played the opening on her own first, so the stream never got stuck.',
    },
    {
      brand: 'lumen',
      sells: 1,
      ended: 2.8,
      stars: 4,
      text: 'Two short summaries of a session with our headphones on. The second is great. In the first one you see a lot of the game and not much of the headphones.',
    },
  ],
  'Owen Hughes': [
    {
      brand: 'lumen',
      sells: 0,
      ended: 47,
      stars: 5,
      text: 'Owen wore our headphones for a month and opened them on the first and on the last day. He measured the battery more carefully than we do.',
    },
    {
      brand: 'stride',
      sells: 0,
      ended: 33,
      stars: 4,
      text: 'A thorough review of our watch, with his own figures for the battery. He dislikes the strap and says so three times, when once would have done.',
    },
    {
      brand: 'ledger',
      sells: 1,
      ended: 23,
      stars: 4,
      text: 'Can the app read a crumpled receipt? Answered in under a minute. The first version came later than we had agreed, and without the price.',
      isLate: true,
    },
    {
      brand: 'pixel',
      sells: 1,
      ended: 14,
      stars: 5,
      text: 'A one-minute answer to whether our game runs on a seven-year-old handheld. It does, and we had never tried.',
    },
    {
      brand: 'stride',
      sells: 1,
      ended: 5,
      stars: 4,
      text: 'How long does our watch last with the heart rate switched on? Nineteen days, he says, and he shows the log. We would have liked to see the screen a little closer.',
    },
    { brand: 'lumen', sells: 1, ended: 1.9 },
  ],
  ...moreBookings,
}

/** Every booking of the demo. */
export const bookings: readonly Booking[] = Object.entries(rows).flatMap(([talent, own]) =>
  own.map(({ stars, text, ...row }) => ({
    ...row,
    talent,
    review: stars === undefined || text === undefined ? null : { stars, text },
  })),
)
