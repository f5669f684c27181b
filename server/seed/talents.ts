import type { Looks } from './art/portrait.ts'
import type { Motif } from './art/scene.ts'

/** A talent of the demo. All of them are fictional. */
export interface DemoTalent {
  displayName: string
  looks: Looks
  type: string
  niche: string
  city: string
  headline: string
  bio: string
  works: Craft['works']
  /** Which picture of the first motif the cover shows. Neighbours have different ones. */
  variant: number
}

type Person = readonly [displayName: string, build: Looks['build'], skin: number]

const people: readonly Person[] = [
  ['Maya Okafor', 'long', 6],
  ['Leo Hartmann', 'short', 1],
  ['Ana Ruiz', 'long', 3],
  ['Tom Bailey', 'short', 0],
  ['Priya Nair', 'long', 4],
  ['Jonas Weber', 'short', 1],
  ['Ella Moreau', 'long', 0],
  ['Idris Khan', 'short', 4],
  ['Nia Evans', 'long', 7],
  ['Callum Fraser', 'short', 0],
  ['Zara Ali', 'long', 3],
  ['Owen Hughes', 'short', 1],
  ['Freya Lind', 'long', 0],
  ['Kofi Mensah', 'short', 7],
  ['Isla Reid', 'long', 1],
  ['Mateo Silva', 'short', 3],
  ['Ruby Walker', 'long', 2],
  ['Sami Haddad', 'short', 3],
  ['Grace Osei', 'long', 6],
  ['Ravi Patel', 'short', 4],
  ['Hannah Doyle', 'long', 0],
  ['Femi Adeyemi', 'short', 6],
  ['Lucia Romano', 'long', 2],
  ['Harry Whitlock', 'short', 1],
  ['Meera Joshi', 'long', 4],
  ['Dylan Price', 'short', 0],
  ['Chloe Bennett', 'long', 1],
  ['Yusuf Demir', 'short', 2],
  ['Amara Eze', 'long', 7],
  ['Finn Harlow', 'short', 0],
  ['Leila Farouk', 'long', 3],
  ['Rhys Morgan', 'short', 1],
  ['Astrid Holm', 'long', 0],
  ['Kwame Boateng', 'short', 7],
  ['Poppy Sinclair', 'long', 1],
  ['Diego Navarro', 'short', 3],
  ['Jess Hartley', 'long', 2],
  ['Omar Saleh', 'short', 3],
  ['Abena Asante', 'long', 6],
  ['Arjun Mehta', 'short', 5],
  ['Niamh Gallagher', 'long', 0],
  ['Tunde Bello', 'short', 6],
  ['Sofia Conti', 'long', 2],
  ['George Pemberton', 'short', 0],
  ['Anjali Rao', 'long', 5],
  ['Ewan Stewart', 'short', 1],
  ['Beth Calder', 'long', 1],
  ['Emre Kaya', 'short', 2],
  ['Simone Campbell', 'long', 6],
  ['Jack Thornton', 'short', 0],
  ['Yasmin Rahman', 'long', 4],
  ['Gethin Powell', 'short', 1],
  ['Ingrid Dahl', 'long', 0],
  ['Malik Johnson', 'short', 7],
  ['Tilly Marsden', 'long', 1],
  ['Rafael Costa', 'short', 3],
  ['Orla Byrne', 'long', 0],
  ['Bilal Hussain', 'short', 4],
  ['Ifeoma Obi', 'long', 7],
  ['Sanjay Desai', 'short', 5],
]
const cities = [
  'London',
  'Leeds',
  'Bristol',
  'Glasgow',
  'Cardiff',
  'York',
  'Brighton',
  'Manchester',
  'Belfast',
  'Newcastle',
  'Norwich',
  'Edinburgh',
]

interface Craft {
  type: string
  niche: string
  /** What the works of a portfolio show; the first is what the talent is known for, and the cover shows it too. */
  works: readonly [Motif, ...Motif[]]
  headlines: readonly [string, string]
  bio: string
}

const crafts: readonly Craft[] = [
  {
    type: 'Influencer',
    niche: 'Beauty',
    works: ['bottle', 'leaves', 'coffee', 'waves', 'plate', 'hills'],
    headlines: ['Honest skincare for tired faces', 'Sensitive skin, simple routines'],
    bio: 'I try every product for at least three weeks before I talk about it, and I film without filters in my own bathroom. Most of my followers have sensitive skin and ask very good questions.',
  },
  {
    type: 'Athlete',
    niche: 'Running',
    works: ['track', 'boot', 'nightTrack', 'hills', 'waves', 'coffee'],
    headlines: ['Night runs in all weathers', 'Marathons, mud and decent shoes'],
    bio: 'I run about seventy miles a week, mostly before work, and film on the move with a small camera. I have tested shoes, watches and jackets until they gave up, and I say so when they do.',
  },
  {
    type: 'Influencer',
    niche: 'Food',
    works: ['plate', 'coffee', 'leaves', 'city', 'dog', 'waves'],
    headlines: ['Plant-based dinners in half an hour', 'Good food from an ordinary kitchen'],
    bio: 'I cook the kind of food people make on a Tuesday: quick, cheap and mostly plants. Recipes are tested twice, and I share the full method in every caption.',
  },
  {
    type: 'Influencer',
    niche: 'Travel',
    works: ['hills', 'waves', 'city', 'boot', 'coffee', 'river'],
    headlines: ['Slow trains and long walks', 'Britain by rail and on foot'],
    bio: 'I travel around Britain by train and write about what you can reach without a car. I film, take photographs and put together a route that people can follow themselves.',
  },
  {
    type: 'UGC creator',
    niche: 'Product demo',
    works: ['coffee', 'headphones', 'bottle', 'boot', 'dog', 'ledger'],
    headlines: ['Product films that show how it works', 'Clear demos, shot on a kitchen table'],
    bio: 'I make short product films for brands to use on their own channels. You get three opening lines to choose from, clean sound and files in every format you need.',
  },
  {
    type: 'Videographer',
    niche: 'Short form',
    works: ['city', 'coffee', 'nightTrack', 'headphones', 'bottle', 'waves'],
    headlines: ['Short films with one clear idea', 'Vertical video, from script to edit'],
    bio: 'I plan, shoot and edit vertical video on my own or with a crew of two. First drafts usually arrive within five working days, with subtitles included.',
  },
  {
    type: 'Photographer',
    niche: 'Food photography',
    works: ['plate', 'coffee', 'bottle', 'leaves', 'city', 'hills'],
    headlines: ['Food photographed in daylight', 'Tables, hands and real crumbs'],
    bio: 'I photograph food in natural light for restaurants, magazines and packaging. I style the table myself, and you receive retouched pictures within a week.',
  },
  {
    type: 'Influencer',
    niche: 'Home',
    works: ['leaves', 'dog', 'coffee', 'train', 'plate', 'bottle'],
    headlines: ['Small flats and a lot of plants', 'Renting, but making it home'],
    bio: 'I show what you can do with a rented flat, a modest budget and a free weekend. Projects are always reversible, and I list everything I spend.',
  },
  {
    type: 'Actor or presenter',
    niche: 'Voice',
    works: ['waves', 'headphones', 'city', 'game', 'hills', 'coffee'],
    headlines: ['A warm voice for long films', 'Presenter and voice-over artist'],
    bio: 'I trained as an actor and have recorded audiobooks, museum guides and adverts. I work from a treated home studio and can usually record within two days.',
  },
  {
    type: 'Influencer',
    niche: 'Parenting',
    works: ['train', 'dog', 'plate', 'leaves', 'waves', 'coffee'],
    headlines: ['Three children and very little sleep', 'Family life, mostly unplanned'],
    bio: 'I write about family life as it is: packed lunches, rainy half-terms and the toys that get played with. My children only appear on camera when they want to.',
  },
  {
    type: 'Streamer',
    niche: 'Games',
    works: ['game', 'river', 'headphones', 'dog', 'city', 'coffee'],
    headlines: ['Cosy games on Sunday evenings', 'Slow games with good company'],
    bio: 'I stream gentle games three evenings a week to a friendly chat that stays for hours. I can show a new release live and cut a short summary the next day.',
  },
  {
    type: 'Influencer',
    niche: 'Tech',
    works: ['headphones', 'game', 'ledger', 'city', 'train', 'nightTrack'],
    headlines: ['Reviews after a month, not an hour', 'Technology, explained plainly'],
    bio: 'I use every device for a month before I review it, and I keep the ones I recommend. My audience wants to know about repairs, battery life and what happens in year three.',
  },
]

/** Sixty talents; the first one is the demo sign-in. */
export const demoTalents: DemoTalent[] = people.flatMap(([displayName, build, skin], index) => {
  const craft = crafts[index % crafts.length]
  if (!craft) return []
  const { type, niche, works, headlines, bio } = craft
  const round = Math.floor(index / crafts.length)
  return {
    displayName,
    looks: { build, skin },
    type,
    niche,
    works,
    variant: round + (index % crafts.length),
    headline: headlines[round % 2 === 0 ? 0 : 1],
    bio,
    city: cities[(index * 5) % cities.length] ?? 'London',
  }
})
