import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { faces } from './faces.ts'
import bread from './pictures/bread.avif'
import hiker from './pictures/hiker.avif'
import { scenes } from './scenes.ts'

/** What an example shows of a talent. */
interface ExampleTalent {
  /** The address of a drawn portrait. */
  face: string
  niche: string
  town: string
  /** On the network of the example, as cards show it: `48k`. */
  followers: string
}

interface OtherTalent extends ExampleTalent {
  name: string
}

/** A deal that public pages show as an example. It is invented; what each side pays and earns is calculated from its prices. */
export interface ExampleDeal extends ExampleTalent {
  brand: string
  /** The name of the talent whose face, niche, town and followers these are. */
  talent: string
  /** The price of the accepted version and of the one before it, in minor units of pounds. */
  price: number
  formerPrice: number
  /** The deliverable that is uploaded and reviewed: `Reel`. */
  reviewed: string
  /** The picture of the work; null for the drawing that `ProductSceneDefinition` defines. */
  picture: string | null
  /** What the brand wrote about the first version; the second one resolves it. */
  firstComment: string
}

/** A deal that “How it works” follows. */
export interface DealOfSide extends ExampleDeal {
  campaign: string
  /** The budget of the campaign, the least it pays one talent, and the talent’s price for one work, in minor units of pounds. */
  budget: number
  lowestPrice: number
  packagePrice: number
  work: string
  fileName: string
  network: string
  platform: DeliverableSpec['platform']
  picture: string
  /** Two more talents who apply, or who have the same agent. */
  others: readonly [OtherTalent, OtherTalent]
}

/** The deal of the home page and of what is shown beside prices. */
export const exampleDeal: ExampleDeal = {
  brand: 'Alder',
  talent: 'Robin',
  face: faces.first,
  niche: 'Skincare',
  town: 'Bath',
  followers: '48k',
  price: 120_000,
  formerPrice: 135_000,
  reviewed: 'Reel',
  picture: null,
  firstComment: 'Could the label be easier to read?',
}

/** The talents who appear beside others. Each name has one face in all examples. */
const jonah = { name: 'Jonah', face: faces.second, niche: 'Cycling', town: 'Leeds', followers: '64k' }
const megan = { name: 'Megan', face: faces.third, niche: 'Camping', town: 'Stirling', followers: '27k' }
const ned = { name: 'Ned', face: faces.seventh, niche: 'Family meals', town: 'Derby', followers: '18k' }
const sam = { name: 'Sam', face: faces.eighth, niche: 'Slow cooking', town: 'Newport', followers: '12k' }

/** The deals that “How it works” follows, one for each side of the market. */
export const dealOfSide: Readonly<Record<'brands' | 'talents' | 'agents', DealOfSide>> = {
  brands: {
    brand: 'Barley',
    talent: 'Anita',
    face: faces.fourth,
    niche: 'Baking',
    town: 'York',
    followers: '36k',
    campaign: 'Bread at home',
    price: 90_000,
    formerPrice: 105_000,
    budget: 240_000,
    lowestPrice: 70_000,
    packagePrice: 50_000,
    work: '2 reels',
    reviewed: 'First reel',
    fileName: 'First loaf.mp4',
    network: 'Instagram',
    platform: 'instagram',
    picture: bread,
    firstComment: 'Could you show the crust up close?',
    others: [ned, sam],
  },
  talents: {
    brand: 'Granite',
    talent: 'Marcus',
    face: faces.fifth,
    niche: 'Hiking',
    town: 'Kendal',
    followers: '82k',
    campaign: 'Boots for wet weather',
    price: 210_000,
    formerPrice: 180_000,
    budget: 600_000,
    lowestPrice: 140_000,
    packagePrice: 150_000,
    work: '1 video and 2 shorts',
    reviewed: 'Video',
    fileName: 'Ridge walk.mp4',
    network: 'YouTube',
    platform: 'youtube',
    picture: hiker,
    firstComment: 'Could the boots be in the first shot?',
    others: [megan, jonah],
  },
  agents: {
    brand: 'Hollis',
    talent: 'Greta',
    face: faces.sixth,
    niche: 'Interiors',
    town: 'Bristol',
    followers: '110k',
    campaign: 'Chairs for small rooms',
    price: 240_000,
    formerPrice: 270_000,
    budget: 800_000,
    lowestPrice: 160_000,
    packagePrice: 110_000,
    work: '2 videos',
    reviewed: 'First video',
    fileName: 'Reading corner.mp4',
    network: 'TikTok',
    platform: 'tiktok',
    picture: scenes.armchair,
    firstComment: 'Could the chair stand nearer the lamp?',
    others: [jonah, sam],
  },
}

/** The deal of the page with the reasons to choose Marquee. */
export const dealOfReasons = {
  brand: 'Juniper',
  talent: ned.name,
  face: ned.face,
  price: 75_000,
  formerPrice: 90_000,
} as const satisfies Partial<ExampleDeal>
