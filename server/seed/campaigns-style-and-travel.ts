import { type DemoCampaign, organicFor } from './demo-campaign.ts'

// The open campaigns of the demo for what people wear, put on their skin or travel to.

export const autumnSkinEdit: DemoCampaign = {
  brand: 'glow',
  title: 'Autumn Skin Edit',
  objective: 'content',
  brief: [
    'Our night serum is made from rosehip oil and oats, for skin that gets dry once the heating is on. It costs £28 and comes in a glass bottle that we refill by post.',
    'Use it every evening for a week and film a little each time, without filters and in your usual light. The reel shows the week in 30 to 60 seconds, and the two stories answer questions from your followers. Tell people what you noticed and what you did not like.',
    'This suits talents who talk about skincare often and have dry or sensitive skin themselves. Small audiences are welcome.',
  ],
  productName: 'Night serum',
  picture: ['bottle', 0],
  fee: 1200,
  work: [
    {
      platform: 'instagram',
      format: 'reel',
      quantity: 1,
      brief: 'Portrait, 30 to 60 seconds. The bottle is in shot within the first three seconds.',
    },
    {
      platform: 'instagram',
      format: 'story',
      quantity: 2,
      brief: 'Each answers one question about the serum, with a link to our shop.',
    },
  ],
  mustInclude: '#ad at the start of the caption, and how long you have used the serum',
  mustAvoid: 'Filters, before-and-after pictures and claims that the serum treats a skin condition',
  question: {
    text: 'What would we see in the first three seconds?',
    answers: [
      'The bottle in my hand, with no logo and no music.',
      'Me, looking straight at the camera and asking a question.',
      'My face on the last evening, and then how the week went.',
    ],
  },
  rights: organicFor(30),
  exclusivity: { category: 'Skincare', days: 30 },
  state: 'live',
  age: 18,
  openFor: 6,
  places: 6,
  applicants: 12,
  firstApplicants: [0, 1, 52, 16, 7, 40, 28, 48, 24, 12, 20, 36],
  // The newest, which the brand sees first, come last.
  outcomes: [
    'reviewing',
    'countered',
    'making',
    'declined',
    'withdrawn',
    'changing',
    'expired',
    'shortlisted',
    'submitted',
    'submitted',
    'offered',
    'shortlisted',
  ],
}

export const nightTrack: DemoCampaign = {
  brand: 'run',
  title: 'Night Track',
  objective: 'launch',
  brief: [
    'The Night Track is our first reflective shoe. The whole upper reflects light, so a driver sees it from about a hundred metres. Like all our shoes, it can be resoled.',
    'Take it out after dark on a route that you know. Film the shoe in the beam of a lamp or a car, let us hear your footsteps and finish with your verdict. A phone is enough, and nobody needs to run fast.',
    'We look for runners who train in the evening at least twice a week, on roads, towpaths or a track. Please apply only if you feel safe on your route at night.',
  ],
  productName: 'Night Track running shoe',
  picture: ['reflectiveShoe', 0],
  drafts: 'nightTrack',
  fee: 960,
  work: [
    {
      platform: 'tiktok',
      format: 'video',
      quantity: 1,
      brief: 'Portrait, 60 to 90 seconds, with the sound of the run and your verdict at the end.',
    },
  ],
  mustInclude: '#ad at the start of the caption, and the upper of the shoe in the light of a lamp',
  mustAvoid: 'Running on a road without a pavement, and music over the footsteps',
  question: null,
  rights: organicFor(60),
  exclusivity: null,
  state: 'live',
  age: 14,
  openFor: 13,
  places: 5,
  applicants: 9,
}

export const firstFrost: DemoCampaign = {
  brand: 'layers',
  title: 'First Frost',
  objective: 'awareness',
  brief: [
    'We make three merino layers that are worn together: a thin base, a warm middle and a windproof outer layer. This campaign shows all three on one cold day.',
    'Spend a day outdoors below five degrees, on foot or by bicycle. The video follows the day and says what kept you warm and what didn’t. The stories come from the same day: getting dressed, the coldest moment and the way home.',
    'It suits walkers, cyclists, anglers and parents at the edge of a football pitch. You need not be an athlete. Please tell us where you would go and what you usually wear there.',
  ],
  productName: 'Merino base, middle and outer layer',
  picture: ['layers', 0],
  drafts: 'frost',
  fee: 1500,
  work: [
    {
      platform: 'youtube',
      format: 'video',
      quantity: 1,
      brief: 'Six to ten minutes. Show the temperature once, and each layer on its own.',
    },
    {
      platform: 'instagram',
      format: 'story',
      quantity: 3,
      brief: 'Filmed on the same day: getting dressed, the coldest moment and the way home.',
    },
  ],
  mustInclude: '#ad at the start of the title and of each story, and all three layers',
  mustAvoid: 'Comparing us with other makers by name',
  question: null,
  rights: organicFor(90),
  exclusivity: { category: 'Outdoor clothing', days: 30 },
  state: 'live',
  age: 10,
  openFor: 20,
  places: 3,
  applicants: 8,
}

export const offSeason: DemoCampaign = {
  brand: 'harbour',
  title: 'Off Season',
  objective: 'sales',
  brief: [
    'Our twelve houses stand close to the water near Falmouth and stay open all year. From November to March they are quiet, and a night costs about half of what it does in summer.',
    'Stay two nights as our guest and make two reels: one about the house and one about a day outside. Show the weather as it is, rain included, and name one café or walk that you would recommend to a friend.',
    'This is for talents who write about travel in Britain, alone or with a partner, children or a dog. We pay for the train from anywhere in England or Wales.',
  ],
  productName: 'Two nights in a house by the sea',
  picture: ['cottage', 4],
  drafts: 'waves',
  fee: 1050,
  work: [
    {
      platform: 'instagram',
      format: 'reel',
      quantity: 2,
      brief: 'Portrait, 30 to 60 seconds, with the sound of the place. One indoors and one outdoors.',
    },
  ],
  mustInclude: '#ad at the start of the caption, and that you stayed as our guest',
  mustAvoid: 'Drone flights over the village, and other guests in the picture',
  question: {
    text: 'Who would come with you, and what would you do on a wet day?',
    answers: [
      'My sister. We would walk to the lighthouse in the rain and dry our coats by the stove.',
      'I would come alone with a pile of books and film from the window.',
      'My partner and our old dog, who likes the beach best when it is empty.',
    ],
  },
  rights: {
    channels: ['organic', 'website'],
    territory: 'uk',
    days: 90,
    mayEdit: false,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 9,
  openFor: 31,
  places: 4,
  applicants: 7,
}

export const firstMud: DemoCampaign = {
  brand: 'run',
  title: 'First Mud',
  objective: 'launch',
  brief: [
    'This is our first boot. It has the sole of our trail shoe, a higher ankle and a lining that dries overnight. We send every talent a pair, worth £120, and you keep it.',
    'Take the boots somewhere properly muddy and film the moment when you stop avoiding the puddles. Clean them afterwards and show us how they look, because many people ask whether they can be cleaned.',
    'We would like to work with walkers and trail runners from different parts of the country. You need UK size 5, 6 or 7 for now. Larger sizes follow later.',
  ],
  productName: 'Trail boot',
  picture: ['muddyPath', 1],
  drafts: 'boot',
  fee: 660,
  work: [
    {
      platform: 'instagram',
      format: 'reel',
      quantity: 1,
      brief: 'Portrait, 30 to 60 seconds. It begins with clean boots and ends after the wash.',
    },
  ],
  mustInclude: '#ad at the start of the caption, and that we gave you the boots',
  mustAvoid: 'Walking off the path in nature reserves',
  question: {
    text: 'Where is the muddiest place you know?',
    answers: [
      'The bridleway behind our village, where the cows cross twice a day.',
      'A moor above Hebden Bridge, where I lost a shoe last winter.',
      'The bottom of our allotment, although I would take you to the river.',
    ],
  },
  rights: organicFor(60),
  exclusivity: null,
  state: 'live',
  age: 7,
  openFor: 27,
  places: 12,
  product: { name: 'Trail boot', options: ['UK 5', 'UK 6', 'UK 7'], value: 12_000, mustReturn: false },
  applicants: 4,
  outcomes: ['shipped', 'to_ship', 'shortlisted', 'submitted'],
}
