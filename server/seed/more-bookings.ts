import type { BookingRow } from './booking.ts'

/** The bookings of the last six talents with a public page, whose niche another page has too or is new. As in `bookings.ts`. */
export const moreBookings: Record<string, readonly BookingRow[]> = {
  'Freya Lind': [
    {
      brand: 'glow',
      sells: 0,
      ended: 41,
      stars: 5,
      text: 'Seven mornings with our face cream in one reel. Freya shows the same patch of cheek each day in the same light, and reads out every ingredient.',
    },
    {
      brand: 'soap',
      sells: 1,
      ended: 16,
      stars: 4,
      text: 'Her followers asked about palm oil in our soap, and she had already asked us. Careful answers. The price should have been in the first story and not only in the last.',
    },
  ],
  'Kofi Mensah': [
    {
      brand: 'run',
      sells: 0,
      ended: 41,
      stars: 5,
      text: 'Fifty miles in our trail shoe, half of them in mud. He shows the sole before and after, with a coin beside it so that you see how much is gone.',
    },
    { brand: 'stride', sells: 1, ended: 19, stars: 4, text: 'Five good stories. One was too dark at first.' },
    {
      brand: 'run',
      sells: 0,
      ended: 6.5,
      stars: 5,
      text: 'Kofi found out that our laces come undone in the rain, and he said so in the reel. We have changed the laces and would book him again.',
    },
  ],
  'Isla Reid': [
    {
      brand: 'kitchen',
      sells: 1,
      ended: 34,
      stars: 5,
      text: 'Our chickpea box, filmed from above on a hob with two working rings. She showed the washing-up as well, and most of the comments are about how little there was.',
    },
    {
      brand: 'orchard',
      sells: 0,
      ended: 16,
      stars: 4,
      text: 'A carousel about leek soup and our rye loaf, with clear quantities. The price of the loaf was wrong in the first version, and she corrected it the same day.',
    },
    { brand: 'brew', sells: 0, ended: 4.6, stars: 5, text: 'Coffee pancakes in seven pictures. Faultless.' },
  ],
  'Mateo Silva': [
    {
      brand: 'rail',
      sells: 0,
      ended: 41,
      stars: 5,
      text: 'A weekend guide in one reel, with four of our stops and a walk from each. He got off at the smallest one, which none of our own films has ever shown.',
    },
    {
      brand: 'harbour',
      sells: 2,
      ended: 25,
      stars: 4,
      text: 'Twelve photographs of the harbour and the path to our houses. The early ones are beautiful. Two were too dark to print, and he sent brighter versions the next morning.',
    },
    {
      brand: 'rail',
      sells: 1,
      ended: 10,
      stars: 5,
      text: 'A route of eleven miles between two of our stations, with a map and photographs. Every stile is marked, and so is the field that floods in winter.',
    },
  ],
  'Ruby Walker': [
    {
      brand: 'layers',
      sells: 0,
      ended: 38,
      stars: 5,
      text: 'A reel with one outfit around our grey jumper. She turned it inside out so that you see the seams, and we had never filmed those.',
    },
    {
      brand: 'run',
      sells: 0,
      ended: 25,
      stars: 4,
      text: 'Our trail shoes with a wool skirt, which we did not expect. The outfit is lovely, but the shoes are only in view for the last five seconds.',
    },
    {
      brand: 'layers',
      sells: 1,
      ended: 10,
      stars: 5,
      text: 'One coat on seven days, from a wet platform to a wedding. The film about the lost button brought us the most orders.',
    },
  ],
  'Sami Haddad': [
    {
      brand: 'lumen',
      sells: 0,
      ended: 44,
      stars: 5,
      text: 'Thirty seconds about our headphones on his podcast. He had changed a cushion himself before he read it, and you can hear that he enjoyed it.',
    },
    {
      brand: 'linden',
      sells: 1,
      ended: 29,
      stars: 5,
      text: 'A podcast episode recorded between two armchairs. Our upholsterer talks for an hour, and visitors now ask to see the springs.',
    },
    {
      brand: 'brew',
      sells: 0,
      ended: 8,
      stars: 4,
      text: 'Friendly and clear, and he pours the coffee while he reads. The first recording named the farm but not our website.',
    },
  ],
}
