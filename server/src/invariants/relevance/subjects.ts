/** A subject that talents make work about, in the words of the three places where a profile names it. */
export interface Subject {
  name: string
  /** The niche of influencers that stands for it, if there is one. */
  niche?: string
  /** How a talent whose main subject it is names it in the headline and in the description. */
  headline: string
  main: string
  /** How a talent mentions it in passing. */
  passing: string
  /** What a brand types when it looks for it. */
  typed: readonly string[]
}

const subject = (
  name: string,
  headline: string,
  main: string,
  passing: string,
  typed: readonly string[],
  niche?: string,
): Subject => ({ name, headline, main, passing, typed, ...(niche && { niche }) })

export const subjects: readonly Subject[] = [
  subject(
    'beauty',
    'Honest beauty notes',
    'I test make-up and write beauty guides.',
    'My sister works in beauty.',
    ['beauty'],
    'Beauty',
  ),
  subject(
    'fashion',
    'Outfits for every day',
    'I style high street outfits.',
    'I used to fold jumpers in a fashion shop.',
    ['fashion', 'fashion outfits'],
    'Fashion',
  ),
  subject(
    'fitness',
    'Strength for beginners',
    'I post short workouts.',
    'I skip fitness classes when it rains.',
    ['fitness', 'workout'],
    'Fitness',
  ),
  subject(
    'food',
    'Suppers for two',
    'I cook cheap suppers and film them.',
    'I spend too much on street food.',
    ['food', 'suppers'],
    'Food',
  ),
  subject(
    'travel',
    'Trains instead of planes',
    'I travel by night train.',
    'I travel little these days.',
    ['travel', 'trains'],
    'Travel',
  ),
  subject(
    'gaming',
    'Cosy games and guides',
    'I review farming games.',
    'My brother keeps gaming next door.',
    ['gaming', 'cosy games'],
    'Gaming',
  ),
  subject(
    'tech',
    'Phones explained simply',
    'I unbox phones and headphones.',
    'I was bad at tech in school.',
    ['tech', 'phones'],
    'Tech',
  ),
  subject(
    'parenting',
    'Two toddlers, one flat',
    'I write about parenting small children.',
    'My neighbour gives parenting talks.',
    ['parenting', 'toddlers'],
    'Parenting',
  ),
  subject(
    'finance',
    'Money without jargon',
    'I explain pensions and budgets.',
    'I left a finance job.',
    ['finance', 'budgets'],
    'Finance',
  ),
  subject(
    'home',
    'Small rooms, large ideas',
    'I decorate rented flats.',
    'I work from home.',
    ['home', 'decorating'],
    'Home',
  ),
  subject(
    'pets',
    'Life with rescue dogs',
    'I foster dogs and film them.',
    'I have no pets yet.',
    ['pets', 'rescue dogs'],
    'Pets',
  ),
  subject(
    'comedy',
    'Office sketches',
    'I write and play sketches.',
    'I watch comedy before bed.',
    ['comedy', 'sketches'],
    'Comedy',
  ),
  subject('vegan', 'Vegan baking and dinners', 'All my recipes are vegan.', 'My flatmate is vegan.', [
    'vegan',
    'vegan recipes',
  ]),
  subject('running', 'Marathons and slow runs', 'I coach new runners.', 'I am usually running late.', [
    'running',
    'marathon',
    'runner',
  ]),
  subject(
    'ceramics',
    'Ceramics from a shed',
    'I throw and glaze ceramic bowls.',
    'A shelf of ceramics stands behind my desk.',
    ['ceramics', 'ceramic'],
  ),
  subject(
    'skincare',
    'Skincare for sensitive skin',
    'I read the labels of skincare products.',
    'I once packed skincare boxes.',
    ['skincare', 'sensitive skin'],
  ),
  subject(
    'cycling',
    'Cycling to work',
    'I film cycling routes through cities.',
    'Cycling is how I get to the studio.',
    ['cycling', 'cycling routes'],
  ),
  subject('chess', 'Chess openings in a minute', 'I teach chess to adults.', 'I lose at chess to my uncle.', [
    'chess',
    'chess openings',
  ]),
  subject(
    'gardening',
    'Gardening on balconies',
    'I grow vegetables in pots and show gardeners how.',
    'My aunt is gardening all year.',
    ['gardening', 'gardeners', 'balcony gardening'],
  ),
  subject(
    'baking',
    'Sourdough and baking basics',
    'I bake bread every morning.',
    'I burn everything when I am baking.',
    ['baking', 'sourdough', 'bread'],
  ),
  subject('vintage', 'Vintage finds under £20', 'I hunt for vintage coats.', 'My camera is vintage.', [
    'vintage',
    'vintage coats',
  ]),
  subject('swimming', 'Wild swimming all year', 'I swim in cold lakes.', 'I learnt swimming late.', [
    'swimming',
    'wild swimming',
    'cold lakes',
  ]),
  subject(
    'sneakers',
    'Sneakers, cleaned and repaired',
    'I restore worn sneakers.',
    'I live in old sneakers.',
    ['sneakers', 'sneaker restoring'],
  ),
  subject('camping', 'Camping with one bag', 'I camp in the hills and test tents.', 'We went camping once.', [
    'camping',
    'tents',
  ]),
  subject(
    'knitting',
    'Knitting for impatient people',
    'I knit jumpers and publish patterns.',
    'My mother is knitting again.',
    ['knitting', 'knit patterns'],
  ),
  subject('coffee', 'Coffee at café level', 'I brew and compare coffee beans.', 'I need coffee to think.', [
    'coffee',
    'coffee beans',
    'café coffee',
  ]),
  subject(
    'plants',
    'House plants that survive',
    'I rescue dying house plants.',
    'I forget to water plants.',
    ['plants', 'house plants'],
  ),
  subject(
    'board games',
    'Board games for four',
    'I explain the rules of board games.',
    'We play board games on Sundays.',
    ['board games', 'board game rules'],
  ),
  subject('tattoos', 'Fine line tattoos', 'I design small tattoos.', 'I have three tattoos.', [
    'tattoos',
    'fine line tattoo',
  ]),
  subject(
    'astronomy',
    'Astronomy from a rooftop',
    'I photograph planets and teach astronomy.',
    'I failed astronomy at university.',
    ['astronomy', 'planets'],
  ),
]
