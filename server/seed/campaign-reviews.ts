import type { DemoReview } from './reviews.ts'

/** What brands wrote about talents with a public page who took part in a campaign, by its title and their name. */
export const campaignReviews: Record<string, Record<string, DemoReview>> = {
  'Spring Serum': {
    'Maya Okafor': {
      stars: 5,
      text: 'Maya used the serum for three weeks before she filmed anything. The reel shows her skin in ordinary bathroom light and mentions the smell, which not everybody likes.',
    },
    'Freya Lind': {
      stars: 5,
      text: 'Freya tried the serum behind one ear for five days before she put it on her face. The reel goes through all eleven ingredients, and our chemist found nothing to correct.',
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
      text: 'Tom waited two days for the storm and then photographed it from the kitchen window. Those pictures filled January for us.',
    },
    'Mateo Silva': {
      stars: 5,
      text: 'Mateo came on the last train before the line was closed and photographed the waves from the landing for two days. Guests ask us which house it was.',
    },
  },
  'Commute Coat': {
    'Tom Bailey': {
      stars: 4,
      text: 'The same coat on five railway platforms. Good pictures and a funny caption, although two of the mornings were too dark to see much.',
    },
    'Kofi Mensah': {
      stars: 4,
      text: 'Five mornings between his front door and the school gate, one of them in sideways rain, and he is honest about the lining. We would have liked to see the coat buttoned up once.',
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
      text: 'A nice first sip, in one take as we had asked. The coffee bag was out of shot for most of it.',
    },
  },
  'Sunday Batch': {
    'Ana Ruiz': {
      stars: 5,
      text: 'Four lunches from one afternoon of cooking, in a video that never rushes. She says which of the four she was tired of by Thursday.',
    },
  },
}
