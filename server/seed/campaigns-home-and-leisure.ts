import { type DemoCampaign, organicFor } from './demo-campaign.ts'

// The open campaigns of the demo for what people eat, use at home or do in their spare time.

export const weeknightPlants: DemoCampaign = {
  brand: 'kitchen',
  title: 'Weeknight Plants',
  objective: 'sales',
  brief: [
    'Each of our boxes holds the ingredients for three plant-based dinners for two. Every dinner takes about half an hour, uses one pan and costs £5.50 a person.',
    'Pick one of the five boxes on our site, cook one of its dinners on an ordinary evening and make a carousel of it. Begin with the finished plate. Show two or three steps, and end with what you would change next time. Photographs or short clips are both fine.',
    'It suits people who cook for themselves or a family and are short of time. You need not be vegan. We do not need pictures of the packaging.',
  ],
  productName: 'Recipe box for three dinners',
  picture: ['grainBowl', 1],
  drafts: 'plate',
  fee: 600,
  work: [
    {
      platform: 'instagram',
      format: 'carousel',
      quantity: 1,
      brief: 'Five to seven pictures or clips. The first one shows the finished plate.',
    },
  ],
  mustInclude: '#ad at the start of the caption, the name of the dish and how long it took you',
  mustAvoid: 'Advice on losing weight, and comments on what other people eat',
  question: {
    text: 'What did you cook on the last evening when you had no time?',
    answers: [
      'Pasta with peas and lemon. It is on my table about once a week.',
      'Beans on toast with a lot of chilli, eaten standing up.',
      'A curry from whatever was left in the fridge, with flatbread from the freezer.',
    ],
  },
  rights: {
    channels: ['organic', 'email'],
    territory: 'uk',
    days: 60,
    mayEdit: false,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 12,
  openFor: 9,
  places: 8,
  applicants: 10,
}

export const oneScrewdriver: DemoCampaign = {
  brand: 'lumen',
  title: 'One Screwdriver',
  objective: 'launch',
  brief: [
    'Our second pair of headphones can be taken apart with one screwdriver, which is in the box. A new battery costs £15, and every part is sold on its own for ten years.',
    'Open them on camera, change the battery and put them back together, in one session and without cutting out mistakes. Then wear them for the rest of the video and tell people how they sound. We send you the repair guide beforehand, and our engineer answers your questions.',
    'We look for reviewers whose viewers care about repairs. The fee includes our use of short clips as paid ads for 90 days.',
  ],
  productName: 'Lumen Two headphones',
  picture: ['headphones', 0],
  fee: 2400,
  work: [
    {
      platform: 'youtube',
      format: 'video',
      quantity: 1,
      brief: 'Eight to twelve minutes. The change of the battery is shown from start to finish.',
    },
  ],
  mustInclude: 'Ad at the start of the title, and the price of a new battery',
  mustAvoid: 'Cutting out mistakes, and tools other than our screwdriver',
  question: null,
  rights: {
    channels: ['organic', 'paid'],
    territory: 'uk',
    days: 90,
    mayEdit: true,
    aiTraining: false,
  },
  exclusivity: { category: 'Headphones', days: 60 },
  state: 'live',
  age: 8,
  openFor: 24,
  places: 2,
  applicants: 6,
}

export const threeChildrenTest: DemoCampaign = {
  brand: 'little',
  title: 'Three Children Test',
  objective: 'content',
  brief: [
    'Our train set has 42 pieces of beech wood and fits together with the tracks that many families already own. We make it in York for children from three years.',
    'Let children play with it for a week and then photograph it: on the floor, half built, with chipped paint and sticky tracks if need be. We would like ten pictures for our website and newsletter, five portrait and five landscape. Hands and backs are enough. We do not need to see a face.',
    'This suits families with two or three children and a floor near a window. The pictures are delivered as files, so you post nothing.',
  ],
  productName: 'Wooden train set, 42 pieces',
  picture: ['train', 1],
  fee: 480,
  work: [
    {
      platform: 'file',
      format: 'photo_set',
      quantity: 1,
      brief: 'Ten photographs in daylight, five portrait and five landscape, no text in the image.',
    },
  ],
  mustInclude: 'At least two pictures of the whole railway, and one close up of used wood',
  mustAvoid: 'Children’s names, school uniforms and other toys with a visible logo',
  question: {
    text: 'How old are the children, and where would they play?',
    answers: [
      'Three, five and eight, on the rug in front of our garden door.',
      'Two girls of four and six, who build everything in the hallway.',
      'My nephews are three and seven. They play in my studio on Saturdays.',
    ],
  },
  rights: {
    channels: ['organic', 'website', 'email'],
    territory: 'uk',
    days: 90,
    mayEdit: true,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 7,
  openFor: 11,
  places: 10,
  applicants: 6,
}

export const keepItAlive: DemoCampaign = {
  brand: 'fern',
  title: 'Keep It Alive',
  objective: 'awareness',
  brief: [
    'We make clay pots in Bath and raise the plants that go into them. With each plant comes a card that says how much light and water it needs.',
    'Introduce the oldest plant in your home in three pins: how it came to you, what nearly killed it and what you do for it today. Use photographs that you have taken yourself, old ones included. If one of our pots suits the plant, show it in the last pin.',
    'It suits people who write about homes, gardens or small flats. You need no special knowledge, only a plant that has been with you for five years or more.',
  ],
  productName: 'Clay pots',
  picture: ['leaves', 2],
  fee: 720,
  work: [
    {
      platform: 'pinterest',
      format: 'post',
      quantity: 3,
      brief: 'One portrait photograph each, with a title and about 60 words of your own.',
    },
  ],
  mustInclude: 'Ad at the start of each title, and the name of the plant in English',
  mustAvoid: 'Plants that were taken from the wild, and pictures made with AI',
  question: null,
  rights: organicFor(60),
  exclusivity: null,
  state: 'live',
  age: 7,
  openFor: 35,
  places: 7,
  applicants: 6,
}

export const booksOnSunday: DemoCampaign = {
  brand: 'ledger',
  title: 'Books on Sunday',
  objective: 'awareness',
  brief: [
    'Plain Ledger is bookkeeping for people who work for themselves. You photograph a receipt, and at the end of the quarter the figures for your VAT return are ready. It costs £9 a month.',
    'Write an article of about 800 words on how you really do your accounts: when, where, with what, and what you put off. Try Plain Ledger for two weeks first and say in one section what it changed, if anything.',
    'We are looking for freelancers and makers with a business of their own, of any trade. Accountants are welcome too, as long as they write about their own books.',
  ],
  productName: 'Plain Ledger subscription',
  picture: ['ledger', 3],
  fee: 1800,
  work: [
    {
      platform: 'linkedin',
      format: 'article',
      quantity: 1,
      brief: 'About 800 words in the first person, with one photograph of your desk.',
    },
  ],
  mustInclude: 'Ad at the start of the title, and one thing that you would improve in Plain Ledger',
  mustAvoid: 'Tax advice, and figures of your clients',
  question: {
    text: 'What do you do, and who keeps your books today?',
    answers: [
      'I am a freelance editor and keep them myself, on the last Sunday of the month.',
      'I sell prints online. My brother does the books twice a year and complains each time.',
      'I run a small studio with two people. We use a spreadsheet from 2014.',
    ],
  },
  rights: organicFor(30),
  exclusivity: null,
  state: 'live',
  age: 6,
  openFor: 17,
  places: 4,
  applicants: 4,
}

export const postedOnWednesday: DemoCampaign = {
  brand: 'brew',
  title: 'Posted on Wednesday',
  objective: 'awareness',
  brief: [
    'We roast on Tuesdays in Liverpool and post on Wednesdays, so the coffee is two days old when it drops through your door. You receive two months of it: four bags of 250 grams, worth £38, whole or ground for filter. There is no fee.',
    'In return, make two stories about your morning routine, one with the first bag and one with another. Show how you brew it, and say whether you like it. If you don’t, say that too.',
    'It suits people who drink coffee at home every day, with any kind of pot. Small accounts are welcome.',
  ],
  productName: 'Two months of coffee',
  picture: ['coffee', 1],
  fee: null,
  work: [
    {
      platform: 'instagram',
      format: 'story',
      quantity: 2,
      brief: 'Filmed at home in the morning, while you make the coffee, with a link to our shop.',
    },
  ],
  mustInclude: 'Ad at the start of each story, and that the coffee was a gift',
  mustAvoid: 'Other coffee brands in the picture',
  question: null,
  rights: organicFor(30),
  exclusivity: null,
  state: 'live',
  age: 6,
  openFor: 22,
  places: 20,
  product: {
    name: 'Two months of coffee',
    options: ['Whole beans', 'Ground for filter'],
    value: 3_800,
    mustReturn: false,
  },
  applicants: 7,
  firstApplicants: [0, 63, 62, 26, 60, 61],
  outcomes: ['submitted', 'expired', 'withdrawn', 'shipped', 'countered', 'submitted', 'offered'],
}

export const dogsWithOpinions: DemoCampaign = {
  brand: 'paws',
  title: 'Dogs with Opinions',
  objective: 'sales',
  brief: [
    'We cook fresh food for dogs in Cardiff, from meat, vegetables and nothing that we could not name on the pack. It is delivered frozen, in portions for one day.',
    'Fill one bowl with our food and one with what your dog usually gets, put both on the floor and film what happens. Keep the first take, even if your dog chooses the other bowl or walks away. We publish those as well.',
    'We would like dogs of every size and age. The fee includes our use of the video as a paid ad for 30 days. Please tell us if your dog is on a diet.',
  ],
  productName: 'Fresh dog food',
  picture: ['dog', 0],
  fee: 540,
  work: [
    {
      platform: 'tiktok',
      format: 'short',
      quantity: 1,
      brief: 'Portrait, up to 30 seconds, in one take. Both bowls are in shot from the start.',
    },
  ],
  mustInclude: '#ad at the start of the caption, and the name of your dog',
  mustAvoid: 'Holding the dog back, the label of the other food, and claims about illnesses',
  question: {
    text: 'Who is your dog, and what does it usually eat?',
    answers: [
      'Biscuit, a whippet of four. She eats dry food, and socks if she finds them.',
      'Otis is a rescue of about nine and eats everything except carrots.',
      'Two terriers, Mabel and Fig, who never agree about anything in a bowl.',
    ],
  },
  rights: {
    channels: ['organic', 'paid'],
    territory: 'uk',
    days: 30,
    mayEdit: false,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 5,
  openFor: 14,
  places: 15,
  applicants: 5,
}

export const theVerySlowGame: DemoCampaign = {
  brand: 'pixel',
  title: 'The Very Slow Game',
  objective: 'launch',
  brief: [
    'Our new game takes place on a river, from dusk until morning. You row, light lanterns and talk to the people on the bank. There are no enemies, no points and no time limit. It runs on handheld consoles and takes about three hours.',
    'Stream it from start to finish on one evening. Read the conversations aloud if you like, and let your viewers decide where to land. You get a key before release, and one of us is in the chat to answer questions.',
    'It suits streamers with a calm style and a chat that stays. Please do not play ahead of the stream, so that your viewers see your first impression.',
  ],
  productName: 'The Very Slow Game, for handheld consoles',
  picture: ['game', 0],
  fee: 1350,
  work: [
    {
      platform: 'twitch',
      format: 'stream',
      quantity: 1,
      brief: 'Three hours or the whole game, whichever is longer. The recording stays online.',
    },
  ],
  mustInclude: 'Ad at the start of the title of the stream, and the name of our studio once an hour',
  mustAvoid: 'Showing the last scene in clips, and giveaways',
  question: null,
  rights: {
    channels: ['organic'],
    territory: 'worldwide',
    days: 90,
    mayEdit: true,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 4,
  openFor: 8,
  places: 9,
  applicants: 5,
}

export const speedRunSlowly: DemoCampaign = {
  brand: 'pixel',
  title: 'Speed Run, Slowly',
  objective: 'awareness',
  brief: [
    'Most players finish The Very Slow Game in three hours. We know of one who took nineteen, and we would like to see more of that.',
    'Play it as slowly as you can and make a video of the best parts. Stop at every landing stage, light every lantern, wait for the rain to end. Show your final time on the last screen, and explain one detail that most players row past.',
    'This is for people who make long videos about games and enjoy small rules. You may set your own, as long as you explain them at the start.',
  ],
  productName: 'The Very Slow Game, for handheld consoles',
  picture: ['hourglass', 2],
  drafts: 'river',
  fee: 870,
  work: [
    {
      platform: 'youtube',
      format: 'video',
      quantity: 1,
      brief: 'Fifteen to thirty minutes, with your rules at the start and your time at the end.',
    },
  ],
  mustInclude: 'Ad at the start of the title, and your final time',
  mustAvoid: 'Changed copies of the game, and speeding up the picture',
  question: {
    text: 'Which rule would you set for yourself?',
    answers: [
      'I never row while someone on the bank is talking.',
      'I only move while it rains in the game.',
      'I have to name every bird before I go on.',
    ],
  },
  rights: {
    channels: ['organic'],
    territory: 'worldwide',
    days: 60,
    mayEdit: false,
    aiTraining: false,
  },
  exclusivity: null,
  state: 'live',
  age: 3,
  openFor: 29,
  places: 2,
  applicants: 4,
}
