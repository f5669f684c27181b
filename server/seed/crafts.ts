import type { Motif } from './art/scene.ts'

/** A work of a portfolio: what it shows, its caption and the fictional brand it was made for; empty where there was none. */
export type DemoWork = readonly [motif: Motif, caption: string, brand: string]

/** What a talent does, shared by every twelfth talent of the demo. */
interface Craft {
  type: string
  niche: string
  headlines: readonly [string, string]
  bio: string
  /**
   * The first one is what the talent is known for, and the cover shows it too. A motif has five pictures, which the
   * cover and the works take in turn. No page shows one twice while the fifth work has another motif than the cover
   * and no two works of one motif are five places apart.
   */
  works: readonly [DemoWork, ...DemoWork[]]
}

export const crafts: readonly Craft[] = [
  {
    type: 'Influencer',
    niche: 'Beauty',
    headlines: ['Honest skincare for tired faces', 'Sensitive skin, simple routines'],
    bio: 'I try every product for at least three weeks before I talk about it, and I film without filters in my own bathroom. Most of my followers have sensitive skin and ask very good questions.',
    works: [
      ['bottle', 'Night serum, one week', 'Glow Botanics'],
      ['bottle', 'Vitamin C, mornings', 'Sunday Apothecary'],
      ['leaves', 'Aloe, before it is a cream', ''],
      ['bottle', 'What is in the small print', 'Glow Botanics'],
      ['coffee', 'Ten minutes before work', ''],
      ['leaves', 'Slow Sunday reset', 'Linden & Loom'],
      ['frost', 'Dry cheeks in a cold week', 'Plain Soap Co'],
      ['bottle', 'Patch test, day by day', 'Sunday Apothecary'],
      ['coffee', 'Cream first, then coffee', ''],
    ],
  },
  {
    type: 'Athlete',
    niche: 'Running',
    headlines: ['Night runs in all weathers', 'Marathons, mud and decent shoes'],
    bio: 'I run about seventy miles a week, mostly before work, and film on the move with a small camera. I have tested shoes, watches and jackets until they gave up, and I say so when they do.',
    works: [
      ['track', 'Ten easy kilometres', 'Stride Club'],
      ['nightTrack', 'Last lap under the lamps', 'Run Further'],
      ['boot', 'Through every puddle', 'Run Further'],
      ['hills', 'Early hills, heavy legs', ''],
      ['track', 'Four by four hundred', 'Stride Club'],
      ['nightTrack', 'Seen from a hundred metres', 'Run Further'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Food',
    headlines: ['Plant-based dinners in half an hour', 'Good food from an ordinary kitchen'],
    bio: 'I cook the kind of food people make on a Tuesday: quick, cheap and mostly plants. Recipes are tested twice, and I share the full method in every caption.',
    works: [
      ['plate', 'Dinner in half an hour', 'Plant Kitchen'],
      ['plate', 'One pan, four lunches', 'Plant Kitchen'],
      ['plate', 'Peas twice a week', ''],
      ['plate', 'The bowl my sister asked for', 'Orchard Bakery'],
      ['coffee', 'What I drink while it simmers', 'North Quay Coffee'],
      ['leaves', 'Herbs on the sill', 'Fern & Rye'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Travel',
    headlines: ['Slow trains and long walks', 'Britain by rail and on foot'],
    bio: 'I travel around Britain by train and write about what you can reach without a car. I film, take photographs and put together a route that people can follow themselves.',
    works: [
      ['hills', 'Early walk, long shadow', ''],
      ['waves', 'The last train to the coast', 'Harbour Rail'],
      ['hills', 'Above the reservoir', 'Harbour Stays'],
      ['city', 'A weekend by train', 'Harbour Rail'],
      ['boot', 'Twelve miles, one bakery', 'Run Further'],
      ['river', 'Across on the small ferry', ''],
    ],
  },
  {
    type: 'UGC creator',
    niche: 'Product demo',
    headlines: ['Product films that show how it works', 'Clear demos, shot on a kitchen table'],
    bio: 'I make short product films for brands to use on their own channels. You get three opening lines to choose from, clean sound and files in every format you need.',
    works: [
      ['coffee', 'Grind, pour, wait', 'North Quay Coffee'],
      ['headphones', 'A new battery in five steps', 'Lumen Audio'],
      ['bottle', 'Pump, drop, done', 'Glow Botanics'],
      ['boot', 'Waterproof, tested in a bath', 'Run Further'],
      ['train', 'Every piece of the set', 'Little Otter'],
      ['coffee', 'The bag that closes again', 'North Quay Coffee'],
    ],
  },
  {
    type: 'Videographer',
    niche: 'Short form',
    headlines: ['Short films with one clear idea', 'Vertical video, from script to edit'],
    bio: 'I plan, shoot and edit vertical video on my own or with a crew of two. First drafts usually arrive within five working days, with subtitles included.',
    works: [
      ['city', 'Thirty seconds of rush hour', 'Harbour Rail'],
      ['nightTrack', 'One lap, one take', 'Stride Club'],
      ['city', 'The bridge at dusk', ''],
      ['headphones', 'Silence, then a song', 'Lumen Audio'],
      ['waves', 'Tide in, tide out', ''],
      ['city', 'Windows, one by one', ''],
    ],
  },
  {
    type: 'Photographer',
    niche: 'Food photography',
    headlines: ['Food photographed in daylight', 'Tables, hands and real crumbs'],
    bio: 'I photograph food in natural light for restaurants, magazines and packaging. I style the table myself, and you receive retouched pictures within a week.',
    works: [
      ['plate', 'Tomatoes at four o’clock', 'Orchard Bakery'],
      ['coffee', 'Steam against the light', 'North Quay Coffee'],
      ['plate', 'A table for the menu', 'Plant Kitchen'],
      ['plate', 'Green on white', ''],
      ['coffee', 'Beans for a label', 'North Quay Coffee'],
      ['plate', 'Crumbs left in', 'Orchard Bakery'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Home',
    headlines: ['Small flats and a lot of plants', 'Renting, but making it home'],
    bio: 'I show what you can do with a rented flat, a modest budget and a free weekend. Projects are always reversible, and I list everything I spend.',
    works: [
      ['leaves', 'Where it grows', 'Fern & Rye'],
      ['leaves', 'Three pots, one window', 'Fern and Clay'],
      ['leaves', 'The plant that came back', ''],
      ['leaves', 'New soil without a balcony', 'Fern and Clay'],
      ['coffee', 'The corner that gets the sun', ''],
      ['dog', 'Sofa, rug and dog', 'Linden & Loom'],
    ],
  },
  {
    type: 'Actor or presenter',
    niche: 'Voice',
    headlines: ['A warm voice for long films', 'Presenter and voice-over artist'],
    bio: 'I trained as an actor and have recorded audiobooks, museum guides and adverts. I work from a treated home studio and can usually record within two days.',
    works: [
      ['waves', 'An audio guide to the harbour', 'Harbour Rail'],
      ['headphones', 'Chapter one, second take', 'Lumen Audio'],
      ['city', 'The museum after six', ''],
      ['game', 'The narrator of a slow game', 'Pixel Harbour'],
      ['hills', 'A forest, read aloud', ''],
      ['headphones', 'Ninety seconds for the radio', 'Lumen Audio'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Parenting',
    headlines: ['Three children and very little sleep', 'Family life, mostly unplanned'],
    bio: 'I write about family life as it is: packed lunches, rainy half-terms and the toys that get played with. My children only appear on camera when they want to.',
    works: [
      ['train', 'Rainy half-term, one railway', 'Little Otter'],
      ['plate', 'A packed lunch that came back empty', 'Plant Kitchen'],
      ['train', 'The bridge took all afternoon', 'Little Otter'],
      ['dog', 'The fourth child', ''],
      ['waves', 'Buckets, spades, one towel', 'Harbour Stays'],
      ['train', 'Timetable by a five-year-old', 'Little Otter'],
    ],
  },
  {
    type: 'Streamer',
    niche: 'Games',
    headlines: ['Cosy games on Sunday evenings', 'Slow games with good company'],
    bio: 'I stream gentle games three evenings a week to a friendly chat that stays for hours. I can show a new release live and cut a short summary the next day.',
    works: [
      ['game', 'Sunday stream, no hurry', 'Pixel Harbour'],
      ['river', 'The lantern level', 'Pixel Harbour'],
      ['headphones', 'Four hours, no sore ears', 'Lumen Audio'],
      ['game', 'Finished at last', ''],
      ['river', 'Every fish in the lake', ''],
      ['game', 'A gentle first hour', 'Pixel Harbour'],
    ],
  },
  {
    type: 'Influencer',
    niche: 'Tech',
    headlines: ['Reviews after a month, not an hour', 'Technology, explained plainly'],
    bio: 'I use every device for a month before I review it, and I keep the ones I recommend. My audience wants to know about repairs, battery life and what happens in year three.',
    works: [
      ['headphones', 'Repaired at my kitchen table', 'Lumen Audio'],
      ['game', 'A console after a month', 'Pixel Harbour'],
      ['ledger', 'A month of receipts, sorted', 'Plain Ledger'],
      ['headphones', 'Year three with one pair', 'Lumen Audio'],
      ['ledger', 'Three apps, one winner', 'Plain Ledger'],
      ['game', 'What the update changed', ''],
    ],
  },
]
