import type { Motif } from './art/scene.ts'

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
    about:
      'Plant-based skincare, made in small batches in Hackney. Every ingredient is listed in plain English.',
  },
  {
    key: 'run',
    companyName: 'Run Further',
    industry: 'Fitness and sport',
    city: 'Leeds',
    motif: 'track',
    about: 'Trail shoes that we repair for as long as you run in them.',
  },
  {
    key: 'kitchen',
    access: 'coupon',
    companyName: 'Plant Kitchen',
    industry: 'Food and drink',
    city: 'Bristol',
    motif: 'plate',
    about: 'Recipe boxes for plant-based weeknight dinners, ready in half an hour.',
  },
  {
    key: 'layers',
    companyName: 'Winter Layers',
    industry: 'Fashion',
    city: 'Manchester',
    motif: 'hills',
    about: 'Merino layers for winter commutes and long days in the hills.',
  },
  {
    key: 'harbour',
    access: 'trial',
    companyName: 'Harbour Stays',
    industry: 'Travel',
    city: 'Falmouth',
    motif: 'waves',
    about: 'Twelve small houses by the sea in Cornwall, open all year round.',
  },
  {
    key: 'lumen',
    access: 'coupon',
    companyName: 'Lumen Audio',
    industry: 'Technology',
    city: 'Cambridge',
    motif: 'headphones',
    about: 'Headphones you can repair at home with a single screwdriver.',
  },
  {
    key: 'little',
    companyName: 'Little Otter',
    industry: 'Children and family',
    city: 'York',
    motif: 'train',
    about: 'Wooden toys built to be handed down.',
  },
  {
    key: 'fern',
    companyName: 'Fern and Clay',
    industry: 'Home and garden',
    city: 'Bath',
    motif: 'leaves',
    about: 'Handmade pots, healthy plants and advice on looking after them.',
  },
  {
    key: 'ledger',
    companyName: 'Plain Ledger',
    industry: 'Finance',
    city: 'Edinburgh',
    motif: 'ledger',
    about: 'Simple bookkeeping for makers and freelancers.',
  },
  {
    key: 'brew',
    companyName: 'North Quay Coffee',
    industry: 'Food and drink',
    city: 'Liverpool',
    motif: 'coffee',
    about: 'Coffee roasted in Liverpool on Tuesdays and posted on Wednesdays.',
  },
  {
    key: 'paws',
    access: 'early',
    companyName: 'Good Paws',
    industry: 'Pets',
    city: 'Cardiff',
    motif: 'dog',
    about: 'Fresh food for dogs, made in Cardiff with nothing to hide.',
  },
  {
    key: 'pixel',
    access: 'none',
    companyName: 'Pixel Harbour',
    industry: 'Gaming',
    city: 'Dundee',
    motif: 'river',
    about: 'An independent games studio making calm, thoughtful games.',
  },
]
