import type { MarkName } from './art/marks.ts'
import type { DemoReview } from './reviews.ts'

/** A completed deal that a brand offered directly, for a package of a talent with a public page. */
export interface Booking {
  talent: string
  brand: MarkName
  /** The position of the package in the talent’s craft. */
  sells: 0 | 1 | 2
  /** Days since the deal was completed, at most 50. */
  ended: number
  /** What the brand wrote; null where it has not written yet. */
  review: DemoReview | null
}

/** One booking: the brand, the package, the days since its end, and the stars and the text of the review. */
type Row = readonly [
  brand: MarkName,
  sells: Booking['sells'],
  ended: number,
  ...review: [stars: number, text: string] | [],
]

/**
 * Bookings by the name of the talent. Brands book talents of their own trade, talents have between none and nine reviews with those of
 * `campaignReviews`, and no text stands twice, because visitors read one page after the other.
 */
const rows: Record<string, readonly Row[]> = {
  'Maya Okafor': [
    [
      'soap',
      1,
      37,
      5,
      'Three stories about our hand cream, with questions from followers who have eczema. Maya answered them better than our own help page does.',
    ],
    [
      'soap',
      0,
      24,
      4,
      'A good reel about our cleansing bar. The first version spent too long on her bathroom and not long enough on the soap. The second was right, though it came two days late.',
    ],
    [
      'glow',
      2,
      9,
      5,
      'We came back for a month of one routine. You can see the redness go down from the first video to the fourth, without a filter and without a word about miracles.',
    ],
    ['glow', 1, 3.4, 5, 'Quick, clear stories about how to use the serum and the cream together.'],
    ['soap', 1, 1.6],
  ],
  'Leo Hartmann': [
    [
      'stride',
      0,
      44,
      4,
      'Fifty miles with our watch and a fair reel about it. People ask us whether they can read the screen in the dark, and we would have liked to see that too.',
    ],
    [
      'run',
      1,
      21,
      5,
      'Race day in five stories, from the porridge to the finish. He posted each of them within the hour, so it felt live.',
    ],
    [
      'layers',
      0,
      6,
      4,
      'Our base layer on eleven cold mornings. The reel is honest about the collar, which is tight. It arrived a day late, but with a message to say so.',
    ],
  ],
  'Ana Ruiz': [
    [
      'orchard',
      0,
      48,
      5,
      'A carousel on what to do with yesterday’s loaf. Customers asked for the bread soup so often that we now hand out the recipe in the shop.',
    ],
    [
      'kitchen',
      1,
      40,
      5,
      'One recipe, filmed from above, with quantities you can actually read. Ana cooked it twice and told us that our cooking time was four minutes short. It was.',
    ],
    [
      'orchard',
      1,
      19,
      4,
      'The video for our rye loaf is lovely. It ran to ninety seconds when we had agreed on sixty, and she cut it without complaint.',
    ],
    ['brew', 0, 8, 5, 'Coffee and oat biscuits in six pictures. Easy to work with, as ever.'],
    ['kitchen', 0, 2.3],
  ],
  'Tom Bailey': [
    [
      'rail',
      1,
      32,
      4,
      'A careful article about our branch line, with a map that passengers print out. Tom wanted to walk the route a second time, so the text reached us three days late.',
    ],
  ],
  'Priya Nair': [
    [
      'lumen',
      0,
      49,
      5,
      'An unboxing film for our headphones without any music. The sound is so clean that you hear the lid come off.',
    ],
    [
      'little',
      1,
      42,
      5,
      'Ten product photographs of the train set, one for each stage of building it. The files were named by piece, and our shop was up to date the same afternoon.',
    ],
    ['ledger', 0, 36, 5, 'Priya made a product film about bookkeeping that people watch to the end.'],
    [
      'brew',
      0,
      27,
      5,
      'We had three opening lines to choose from and could have used any of them. We tested two, and the one with the kettle won.',
    ],
    [
      'paws',
      0,
      18,
      5,
      'A demo of our food with a dog who would not do as he was told. She kept that in, and it is the best part of the film.',
    ],
    [
      'soap',
      1,
      11,
      5,
      'White soap on a white sink is not easy to photograph. These ten pictures show the edges, the foam and even the stamp.',
    ],
    [
      'stride',
      2,
      7,
      5,
      'Five short films for our adverts, each in portrait and square. All of them were on time, and the third is still running.',
    ],
    [
      'run',
      0,
      2.6,
      5,
      'She poured a jug of water over the boot and then turned it upside down. Nobody here had thought of that, and it answers the question we get most.',
    ],
    ['fern', 1, 1.4],
  ],
  'Jonas Weber': [
    [
      'pixel',
      0,
      46,
      5,
      'A thirty-second trailer for a game in which very little happens. Jonas built it around the sound of the oars, and it works.',
    ],
    [
      'harbour',
      1,
      35,
      4,
      'Half a day at two of our houses gave us three films. The one on the beach is excellent. The one in the kitchen was rather dark, and we lightened it ourselves.',
    ],
    [
      'brew',
      0,
      26,
      3,
      'We like the film. The rough cut came on time, but the changes took nine days, and we missed the weekend we had planned it for.',
    ],
    [
      'rail',
      2,
      12,
      4,
      'Four short videos, one for each weekend of the month. There were typing errors in the first subtitles.',
    ],
    [
      'lumen',
      0,
      4.2,
      4,
      'Half a minute of silence and then a song, as agreed. We went back and forth over the last cut more often than either of us wanted.',
    ],
  ],
  'Ella Moreau': [
    [
      'orchard',
      0,
      39,
      5,
      'Ten pictures of one berry tart. We could not choose, so all ten hang in the shop. The crumbs are where they fell.',
    ],
    [
      'kitchen',
      2,
      22,
      5,
      'Ella photographed the whole autumn menu in one day, eighteen dishes, and styled every plate herself. She also noticed that two dishes had swapped labels, which saved us a reprint.',
    ],
    [
      'brew',
      0,
      5.5,
      5,
      'Steam is hard to photograph. She did it with a window, a black card and about forty cups.',
    ],
  ],
  'Idris Khan': [
    [
      'fern',
      1,
      43,
      4,
      'Three pins with a shopping list and honest prices. We would have liked to see more of the pots and a little less of the wall.',
    ],
    [
      'linden',
      0,
      20,
      5,
      'Before and after of one corner, with our armchair in it. He even showed the underside, so people could see what had been repaired.',
    ],
    ['fern', 0, 3.1, 5, 'The dark corner behind his door now has two ferns and a lamp. A lovely reel.'],
  ],
  'Nia Evans': [
    [
      'rail',
      0,
      28,
      5,
      'Two minutes of voice-over for the river boat, recorded in one take. Nia asked us how to say the names of the stops before she started, and passengers now think that she works here.',
    ],
    [
      'ledger',
      0,
      7.5,
      5,
      'A calm, friendly recording for our explainer. She suggested swapping two sentences so that there was room to breathe.',
    ],
  ],
  'Zara Ali': [
    [
      'pixel',
      0,
      15,
      5,
      'Two hours of our game, live, with a chat that helped her find the second lantern. She had played the opening on her own first, so the stream never got stuck.',
    ],
    [
      'lumen',
      1,
      2.8,
      4,
      'Two short summaries of a session with our headphones on. The second is great. In the first one you see a lot of the game and not much of the headphones.',
    ],
  ],
  'Owen Hughes': [
    [
      'lumen',
      0,
      47,
      5,
      'Owen wore our headphones for a month and opened them on the first and on the last day. He measured the battery more carefully than we do.',
    ],
    [
      'stride',
      0,
      33,
      4,
      'A thorough review of our watch, with his own figures for the battery. He dislikes the strap and says so three times, when once would have done.',
    ],
    [
      'ledger',
      1,
      23,
      4,
      'Can the app read a crumpled receipt? Answered in under a minute. The price was missing from the first version.',
    ],
    [
      'pixel',
      1,
      14,
      5,
      'A one-minute answer to whether our game runs on a seven-year-old laptop. It does, and we had never tried.',
    ],
    [
      'stride',
      2,
      5,
      4,
      'Three running watches side by side, and ours came second. The comparison was fair, but the video went up a week later than we had agreed.',
    ],
    ['lumen', 1, 1.9],
  ],
}

/** Every booking of the demo. */
export const bookings: readonly Booking[] = Object.entries(rows).flatMap(([talent, own]) =>
  own.map(([brand, sells, ended, stars, text]) => ({
    talent,
    brand,
    sells,
    ended,
    review: stars === undefined || text === undefined ? null : { stars, text },
  })),
)

/** What brands wrote about talents with a public page who took part in a campaign, by its title and their name. */
export const campaignReviews: Record<string, Record<string, DemoReview>> = {
  'Spring Serum': {
    'Maya Okafor': {
      stars: 5,
      text: 'Maya used the serum for three weeks before she filmed anything. The reel shows her skin in ordinary bathroom light and mentions the smell, which not everybody likes.',
    },
  },
  'Coast to Coast': {
    'Leo Hartmann': {
      stars: 5,
      text: 'Three days on foot in bad weather, all of it filmed by himself. The film has blisters, a wrong turn and a wonderful last mile.',
    },
    'Jonas Weber': {
      stars: 5,
      text: 'He walked with one small camera and no crew, and the video still has a beginning, a middle and an end.',
    },
  },
  'Storm Watching': {
    'Tom Bailey': {
      stars: 5,
      text: 'Tom waited two days for the storm and then photographed it from the kitchen window. We have booked out January with those pictures.',
    },
  },
  'Commute Coat': {
    'Tom Bailey': {
      stars: 4,
      text: 'The same coat on five railway platforms. Good pictures and a funny caption, although two of the mornings were too dark to see much.',
    },
  },
  'Lunch for One': {
    'Ella Moreau': {
      stars: 5,
      text: 'Ella brought her own plates and a linen cloth, and made a bean salad look like Sunday lunch. The photographs needed no retouching.',
    },
    'Priya Nair': {
      stars: 4,
      text: 'Clear, bright photographs. The first lunch looked too tidy for us, so we asked for one with a fork in it.',
    },
    'Ana Ruiz': {
      stars: 5,
      text: 'Five photographs of a lunch that I then went and cooked. The second one is on the lid of our box now.',
    },
  },
  'First Sip': {
    'Ana Ruiz': {
      stars: 4,
      text: 'A nice first sip, in one take as we had asked. The coffee bag was out of the picture for most of it.',
    },
  },
  'Sunday Batch': {
    'Ana Ruiz': {
      stars: 5,
      text: 'Four lunches from one afternoon of cooking, in a video that never rushes. She says which of the four she was tired of by Thursday.',
    },
  },
}
