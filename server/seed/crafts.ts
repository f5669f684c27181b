import type { Audience } from '@marquee/contract/rules/audience'
import type { Format, Platform } from '@marquee/contract/terms/deliverables'
import type { Motif } from './art/scene.ts'

/** A work of a portfolio: what it shows, its caption, the fictional brand it was made for, empty where there was none, and whether it is a film. */
export type DemoWork = readonly [motif: Motif, caption: string, brand: string, film?: 'film']

/** The main age group of an audience. */
type Age = Audience['age']

/**
 * A package: its price is a multiple of the starting price. It grows with the work, the revisions and the days of use, and the cheaper of
 * the first two costs exactly the starting price, because every talent of the craft offers these.
 */
export type DemoPackage = readonly [
  title: string,
  platform: Platform,
  format: Format,
  quantity: number,
  multiple: number,
  turnaroundDays: number,
  revisions: number,
  rightsDays: number,
]

/** What a talent does, shared by every twelfth talent of the demo; `ownCrafts` replaces parts of it for some. */
export interface Craft {
  type: string
  niche: string
  /** The networks beside Instagram and TikTok on which talents of this craft have an account. */
  alsoOn?: readonly Platform[]
  /** One for each talent of this craft. */
  headlines: readonly string[]
  bio: string
  /** The usual share of women among the followers, in basis points, and the main age groups. */
  audience: { womenBps: number; ages: readonly [Age, Age] }
  packages: readonly DemoPackage[]
  /**
   * What the covers show, in turn from talent to talent. A card shows the cover and the first three works, so none of these has a scene
   * of a cover.
   */
  covers: readonly [Motif, ...Motif[]]
  /** Each work has a motif of its own, so that no page shows one twice. */
  works: readonly [DemoWork, ...DemoWork[]]
}

export const crafts: readonly Craft[] = [
  {
    type: 'Influencer',
    niche: 'Beauty',
    headlines: [
      'Honest skincare for tired faces',
      'Sensitive skin, simple routines',
      'Fewer products, tried for longer',
      'Skincare for rosacea and dry winters',
      'Make-up that lasts through a night shift',
      'What a pharmacist puts on her own skin',
    ],
    bio: 'I try every product for at least three weeks before I talk about it, and I film without filters in my own bathroom. Most of my followers have sensitive skin and ask very good questions.',
    audience: { womenBps: 8000, ages: ['25-34', '18-24'] },
    packages: [
      ['One reel with a week of testing', 'instagram', 'reel', 1, 1.4, 14, 2, 90],
      ['Three stories with questions answered', 'instagram', 'story', 3, 1, 7, 1, 30],
      ['A month of one routine', 'tiktok', 'short', 4, 4, 21, 3, 180],
    ],
    covers: ['cosmetics', 'eveningTray', 'vanity', 'swatches'],
    works: [
      ['serum', 'Two drops, and no more', 'Glow Botanics'],
      ['soap', 'Unscented, and gone in a month', 'Plain Soap Co'],
      ['sunscreen', 'Two hours on the beach, one tube', ''],
      ['bathroom', 'My bathroom, from left to right', 'Glow Botanics', 'film'],
      ['swatches', 'Five shades on my forearm, after a day', ''],
      ['sheetMask', 'Fifteen minutes, and the towel', 'Glow Botanics'],
      ['handCream', 'As much hand cream as I use', 'Plain Soap Co'],
      ['vanity', 'A borrowed mirror, an hour before a wedding', ''],
      ['eveningTray', 'My evening routine, in four steps', 'Sunday Apothecary'],
    ],
  },
  {
    type: 'Athlete',
    niche: 'Running',
    alsoOn: ['youtube'],
    headlines: [
      'Night runs in all weathers',
      'Marathons, mud and decent shoes',
      'From couch to club runner at forty',
      'Fell races and long recovery days',
      'Track sessions for busy people',
    ],
    bio: 'I run about seventy miles a week, mostly before work, and film on the move with a small camera. I have tested shoes, watches and jackets until they gave up, and I say so when they do.',
    audience: { womenBps: 4000, ages: ['25-34', '35-44'] },
    packages: [
      ['Shoe test over fifty miles', 'instagram', 'reel', 1, 1.3, 21, 1, 60],
      ['Race day in five stories', 'instagram', 'story', 5, 1, 5, 1, 30],
      ['Training film', 'youtube', 'video', 1, 2.6, 18, 2, 180],
    ],
    covers: ['track', 'raceNumber'],
    works: [
      ['medal', 'First in my age group, at last', 'Stride Club'],
      ['stopwatch', 'Nine laps, written down', 'Stride Club'],
      ['hills', 'Early hills, heavy legs', ''],
      ['nightTrack', 'Last lap under the lamps', 'Run Further', 'film'],
      ['raceNumber', 'Four pins, one number', 'Run Further'],
      ['track', 'Ten easy kilometres', 'Stride Club'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Food',
    headlines: [
      'Plant-based dinners in half an hour',
      'Good food from an ordinary kitchen',
      'Cheap lunches for the whole week',
      'Beans, lentils and a lot of lemon',
      'Recipes for one pan and one person',
    ],
    bio: 'I cook the kind of food people make on a Tuesday: quick, cheap and mostly plants. Recipes are tested twice, and I share the full method in every caption.',
    audience: { womenBps: 6800, ages: ['25-34', '35-44'] },
    packages: [
      ['Recipe carousel', 'instagram', 'carousel', 1, 1, 9, 2, 60],
      ['One recipe, filmed from above', 'tiktok', 'video', 1, 1.3, 12, 2, 90],
      ['Four weeknight recipes', 'instagram', 'reel', 4, 3.8, 21, 3, 180],
    ],
    covers: ['pasta', 'jars'],
    works: [
      ['pears', 'Three pears before they are pudding', ''],
      ['soup', 'Soup for the evening before payday', 'Fern & Rye'],
      ['dumplings', 'Seven dumplings, one steamer', ''],
      ['plate', 'A salad that is a whole dinner', 'Plant Kitchen', 'film'],
      ['jars', 'Beans, lentils and rice for a month', 'Plant Kitchen'],
      ['pasta', 'Spaghetti in half an hour', 'Plant Kitchen'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Travel',
    alsoOn: ['blog'],
    headlines: [
      'Slow trains and long walks',
      'Britain by rail and on foot',
      'Weekends without a car',
      'Small harbours and early ferries',
      'Hostels, huts and footpaths',
    ],
    bio: 'I travel around Britain by train and write about what you can reach without a car. I film, take photographs and put together a route that people can follow themselves.',
    audience: { womenBps: 5500, ages: ['25-34', '45-54'] },
    packages: [
      ['Weekend guide in one reel', 'instagram', 'reel', 1, 1, 16, 1, 90],
      ['Route with map and photographs', 'blog', 'article', 1, 1.6, 20, 2, 180],
      ['Twelve photographs of a place', 'file', 'photo_set', 1, 1.3, 14, 1, 180],
    ],
    covers: ['hiker', 'hut'],
    works: [
      ['trainWindow', 'The last train to the coast', 'Harbour Rail'],
      ['routeMap', 'A route that starts at the platform', 'Harbour Rail'],
      ['frost', 'Four miles from the station, in frost', ''],
      ['river', 'Along the river by boat', '', 'film'],
      ['hiker', 'On the ridge before nine', 'Run Further'],
      ['hut', 'A hut without a road', 'Harbour Stays'],
    ],
  },
  {
    type: 'UGC creator',
    niche: 'Product demo',
    alsoOn: ['linkedin'],
    headlines: [
      'Product films that show how it works',
      'Clear demos, shot on a kitchen table',
      'Unboxing without the shouting',
      'Short films for product pages',
      'Three opening lines for each product',
    ],
    bio: 'I make short product films for brands to use on their own channels. You get three opening lines to choose from, clean sound and files in every format you need.',
    audience: { womenBps: 6200, ages: ['25-34', '18-24'] },
    packages: [
      ['Product film with three openings', 'file', 'video', 1, 1.3, 6, 2, 180],
      ['Ten product photographs', 'file', 'photo_set', 1, 1, 5, 1, 90],
      ['Five short films for ads', 'file', 'video', 5, 4.5, 15, 3, 180],
    ],
    covers: ['unboxing', 'backpack'],
    works: [
      ['kettle', 'How long a full kettle takes', ''],
      ['deskLamp', 'One lamp, and nothing else lit', 'Lumen Audio'],
      ['flask', 'Ice cubes after ten hours', 'Run Further'],
      ['boot', 'Waterproof, tested in a puddle', 'Run Further', 'film'],
      ['backpack', 'Everything that fits in', 'Run Further'],
      ['unboxing', 'A speaker, out of its box', 'Lumen Audio'],
    ],
  },
  {
    type: 'Videographer',
    niche: 'Short form',
    alsoOn: ['youtube', 'twitch'],
    headlines: [
      'Short films with one clear idea',
      'Vertical video, from script to edit',
      'One camera, one day, one film',
      'Films cut to the sound of a place',
      'Subtitled films for small shops',
    ],
    bio: 'I plan, shoot and edit vertical video on my own or with a crew of two. First drafts usually arrive within five working days, with subtitles included.',
    audience: { womenBps: 4700, ages: ['18-24', '25-34'] },
    packages: [
      ['One film up to 30 seconds', 'file', 'video', 1, 1, 8, 2, 90],
      ['Half a day of filming', 'file', 'video', 3, 2.2, 12, 2, 180],
      ['A series for one month', 'tiktok', 'short', 4, 3.4, 21, 3, 180],
    ],
    covers: ['filming', 'tripod'],
    works: [
      ['edit', 'Two tracks, one sunset', ''],
      ['clapper', 'Scene one, drawn the night before', 'Pixel Harbour'],
      ['waves', 'Tide in, tide out', '', 'film'],
      ['tripod', 'The town at sunset, in one take', ''],
      ['city', 'The town in thirty seconds', 'Harbour Rail', 'film'],
      ['filming', 'The ride home, filmed on a phone', ''],
    ],
  },
  {
    type: 'Photographer',
    niche: 'Food photography',
    alsoOn: ['pinterest'],
    headlines: [
      'Food photographed in daylight',
      'Tables, hands and real crumbs',
      'Bread, steam and morning light',
      'Menus and packaging, styled by hand',
      'Kitchens photographed at work',
    ],
    bio: 'I photograph food in natural light for restaurants, magazines and packaging. I style the table myself, and you receive retouched pictures within a week.',
    audience: { womenBps: 5900, ages: ['35-44', '25-34'] },
    packages: [
      ['Ten pictures of one dish', 'file', 'photo_set', 1, 1, 7, 1, 90],
      ['One dish for your feed', 'instagram', 'carousel', 1, 1.2, 10, 2, 60],
      ['A full menu, photographed', 'file', 'photo_set', 2, 2.8, 18, 2, 180],
    ],
    covers: ['market', 'cheeseBoard'],
    works: [
      ['tart', 'Berry tart, light from the left', 'Orchard Bakery'],
      ['pan', 'Three eggs, straight from the stove', ''],
      ['bread', 'First loaf out of the oven', 'Orchard Bakery'],
      ['cheeseBoard', 'Two cheeses, nine grapes', ''],
      ['glass', 'A cold drink in one take', 'Plant Kitchen', 'film'],
      ['market', 'One tray from the market', 'Plant Kitchen'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Home',
    alsoOn: ['pinterest'],
    headlines: [
      'Small flats and a lot of plants',
      'Renting, but making it home',
      'Paint, hooks and a free weekend',
      'Second-hand furniture, put right',
      'A studio flat with room for guests',
    ],
    bio: 'I show what you can do with a rented flat, a modest budget and a free weekend. Projects are always reversible, and I list everything I spend.',
    audience: { womenBps: 7300, ages: ['25-34', '35-44'] },
    packages: [
      ['One corner, before and after', 'instagram', 'reel', 1, 1.4, 15, 2, 90],
      ['Shopping list with costs', 'pinterest', 'post', 3, 1, 9, 1, 60],
      ['A room in four weeks', 'instagram', 'reel', 4, 4.2, 21, 3, 180],
    ],
    covers: ['watering', 'armchair'],
    works: [
      ['painting', 'One wall, one roller', ''],
      ['bookcase', 'Three boards for everything I read', 'Linden & Loom'],
      ['coat', 'A hallway with one rail', ''],
      ['armchair', 'A second-hand chair, put right', 'Linden & Loom', 'film'],
      ['watering', 'Saturday, and everyone gets water', 'Fern & Rye'],
    ],
  },
  {
    type: 'Actor or presenter',
    niche: 'Voice',
    alsoOn: ['linkedin'],
    headlines: [
      'A warm voice for long films',
      'Presenter and voice-over artist',
      'Audiobooks, guides and quiet adverts',
      'A northern voice for radio and film',
      'Live presenting and studio recordings',
    ],
    bio: 'I trained as an actor and have recorded audiobooks, museum guides and adverts. I work from a treated home studio and can usually record within two days.',
    audience: { womenBps: 5100, ages: ['35-44', '45-54'] },
    packages: [
      ['Voice-over up to two minutes', 'file', 'audio', 1, 1, 5, 1, 90],
      ['Presenter for one short film', 'file', 'video', 1, 1.6, 11, 2, 90],
      ['Audio guide in six parts', 'file', 'audio', 6, 3.3, 21, 2, 180],
    ],
    covers: ['microphone', 'tea'],
    works: [
      ['script', 'Every pause is marked before I start', ''],
      ['lectern', 'Forty pages, standing up', 'Little Otter'],
      ['audioGuide', 'Stop twelve of a museum guide', ''],
      ['radio', 'Ninety seconds for the radio', 'Lumen Audio', 'film'],
      ['tea', 'Lemon and honey before the first take', ''],
      ['microphone', 'Take four, the calm one', 'Lumen Audio'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Parenting',
    headlines: [
      'Three children and very little sleep',
      'Family life, mostly unplanned',
      'Twins, packed lunches and the bus',
      'Toys that survive the third child',
      'Rainy half-terms at home',
    ],
    bio: 'I write about family life as it is: packed lunches, rainy half-terms and the toys that get played with. My children only appear on camera when they want to.',
    audience: { womenBps: 7700, ages: ['35-44', '25-34'] },
    packages: [
      ['A week with the product', 'instagram', 'reel', 1, 1.3, 17, 1, 60],
      ['Four stories from a family day', 'instagram', 'story', 4, 1, 8, 1, 30],
      ['Photographs for your shop', 'file', 'photo_set', 1, 1.9, 13, 2, 180],
    ],
    covers: ['wellies', 'blocks'],
    works: [
      ['lunchbox', 'Packed at ten to eight', 'Plant Kitchen'],
      ['drawing', 'All of us, drawn by the youngest', ''],
      ['birthdayCake', 'For a birthday, two minutes before it', 'Orchard Bakery'],
      ['storybook', 'The same book again', 'Little Otter', 'film'],
      ['blocks', 'Six blocks, one roof, one bear', 'Little Otter'],
      ['wellies', 'Three pairs, one puddle', 'Run Further'],
    ],
  },
  {
    type: 'Streamer',
    niche: 'Games',
    alsoOn: ['twitch', 'youtube'],
    headlines: [
      'Cosy games on Sunday evenings',
      'Slow games with good company',
      'Puzzle games, played out loud',
      'Small studios and first releases',
      'Farming games and long chats',
    ],
    bio: 'I stream gentle games three evenings a week to a friendly chat that stays for hours. I can show a new release live and cut a short summary the next day.',
    audience: { womenBps: 2600, ages: ['18-24', '25-34'] },
    packages: [
      ['Two hours of your game, live', 'twitch', 'stream', 1, 1, 10, 1, 90],
      ['Summary of a first session', 'youtube', 'short', 2, 1.2, 6, 2, 60],
      ['Three streams and a review', 'twitch', 'stream', 3, 2.9, 21, 2, 180],
    ],
    covers: ['controller', 'cartridges'],
    works: [
      ['board', 'The evening without a screen', ''],
      ['streamDesk', 'Sunday stream, no hurry', 'Pixel Harbour'],
      ['level', 'One jump to the lighthouse', 'Pixel Harbour', 'film'],
      ['arcade', 'Fifty pence and two lives', ''],
      ['controller', 'Two players, one sofa', 'Pixel Harbour'],
      ['cartridges', 'Four games from a market stall', ''],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Tech',
    alsoOn: ['youtube'],
    headlines: [
      'Reviews after a month, not an hour',
      'Technology, explained plainly',
      'Repairs, batteries and second-hand phones',
      'Sound, screens and honest tests',
      'Gadgets for people who dislike gadgets',
    ],
    bio: 'I use every device for a month before I review it, and I keep the ones I recommend. My audience wants to know about repairs, battery life and what happens in year three.',
    audience: { womenBps: 3100, ages: ['25-34', '35-44'] },
    packages: [
      ['Review after a month of use', 'youtube', 'video', 1, 1.6, 21, 1, 180],
      ['One question, answered in a minute', 'youtube', 'short', 1, 1, 9, 2, 60],
      ['Comparison of three devices', 'youtube', 'video', 1, 2.8, 20, 2, 180],
    ],
    covers: ['repair', 'chargers'],
    works: [
      ['watch', 'A watch after thirty days', 'Stride Club'],
      ['keyboard', 'One key, one spare part', ''],
      ['phones', 'Three phones that still ring', ''],
      ['drone', 'Fields from forty metres', '', 'film'],
      ['chargers', 'Four chargers, measured', 'Lumen Audio'],
      ['repair', 'Four screws, and the battery is out', ''],
    ],
  },
]
