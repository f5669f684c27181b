import type { Motif } from './scene.ts'

/** A company of the demo. All of them are fictional. */
export interface DemoBrand {
  key: string
  companyName: string
  industry: string
  city: string
  about: string
  motif: Motif
  /** How it pays for Marquee; a plain subscription when absent. */
  access?: 'trial' | 'coupon' | 'early' | 'none'
}

export const demoBrands: DemoBrand[] = [
  {
    key: 'glow',
    companyName: 'Glow Botanics',
    industry: 'Beauty',
    city: 'London',
    motif: 'bottle',
    about: 'Plant-based skin care, made in small batches in Hackney.',
  },
  {
    key: 'run',
    companyName: 'Run Further',
    industry: 'Fitness and sport',
    city: 'Leeds',
    motif: 'track',
    about: 'Trail shoes that are repaired, not replaced.',
  },
  {
    key: 'kitchen',
    access: 'coupon',
    companyName: 'Plant Kitchen',
    industry: 'Food and drink',
    city: 'Bristol',
    motif: 'plate',
    about: 'Weeknight boxes with everything but the meat.',
  },
  {
    key: 'layers',
    companyName: 'Winter Layers',
    industry: 'Fashion',
    city: 'Manchester',
    motif: 'hills',
    about: 'Merino for cold platforms and colder summits.',
  },
  {
    key: 'harbour',
    access: 'trial',
    companyName: 'Harbour Stays',
    industry: 'Travel',
    city: 'Falmouth',
    motif: 'waves',
    about: 'Twelve small houses by the sea, open all year.',
  },
  {
    key: 'lumen',
    access: 'coupon',
    companyName: 'Lumen Audio',
    industry: 'Technology',
    city: 'Cambridge',
    motif: 'city',
    about: 'Headphones you can open with one screwdriver.',
  },
  {
    key: 'little',
    companyName: 'Little Otter',
    industry: 'Children and family',
    city: 'York',
    motif: 'leaves',
    about: 'Wooden toys that survive three children.',
  },
  {
    key: 'fern',
    companyName: 'Fern and Clay',
    industry: 'Home and garden',
    city: 'Bath',
    motif: 'leaves',
    about: 'Pots, plants and the care to keep them alive.',
  },
  {
    key: 'ledger',
    companyName: 'Plain Ledger',
    industry: 'Finance',
    city: 'Edinburgh',
    motif: 'city',
    about: 'Bookkeeping for people who make things.',
  },
  {
    key: 'brew',
    companyName: 'North Quay Coffee',
    industry: 'Food and drink',
    city: 'Liverpool',
    motif: 'plate',
    about: 'Roasted on Tuesdays, posted on Wednesdays.',
  },
  {
    key: 'paws',
    access: 'early',
    companyName: 'Good Paws',
    industry: 'Pets',
    city: 'Cardiff',
    motif: 'hills',
    about: 'Honest food for dogs with opinions.',
  },
  {
    key: 'pixel',
    access: 'none',
    companyName: 'Pixel Harbour',
    industry: 'Gaming',
    city: 'Dundee',
    motif: 'waves',
    about: 'A small studio with one very slow game.',
  },
]
