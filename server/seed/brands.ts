import type { MarkName } from './art/marks.ts'
import type { Motif } from './art/scene.ts'

/** A company of the demo. All of them are fictional. */
export interface DemoBrand {
  key: MarkName
  companyName: string
  industry: string
  city: string
  /** Up to 140 characters, which cards on a phone show in full. */
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
      'Plant-based skincare for dry and sensitive skin, made in small batches in Hackney since 2016. Every ingredient is listed in plain English.',
  },
  {
    key: 'run',
    companyName: 'Run Further',
    industry: 'Fitness and sport',
    city: 'Leeds',
    motif: 'track',
    about:
      'Shoes for trails, tracks and dark evenings, designed in Leeds for people who run most days. We repair each pair as long as you run in it.',
  },
  {
    key: 'kitchen',
    access: 'coupon',
    companyName: 'Plant Kitchen',
    industry: 'Food and drink',
    city: 'Bristol',
    motif: 'plate',
    about:
      'Recipe boxes for plant-based weeknight dinners, packed in Bristol for couples and families. Every dinner is ready in half an hour.',
  },
  {
    key: 'layers',
    companyName: 'Winter Layers',
    industry: 'Fashion',
    city: 'Manchester',
    motif: 'hills',
    about:
      'Merino layers for winter commutes and long days in the hills, knitted in Manchester since 2011. Each is made to be worn with the others.',
  },
  {
    key: 'harbour',
    access: 'trial',
    companyName: 'Harbour Stays',
    industry: 'Travel',
    city: 'Falmouth',
    motif: 'waves',
    about:
      'Twelve small houses by the sea near Falmouth, for two to six people. We are a family business, and we stay open all year round.',
  },
  {
    key: 'lumen',
    access: 'coupon',
    companyName: 'Lumen Audio',
    industry: 'Technology',
    city: 'Cambridge',
    motif: 'headphones',
    about:
      'Headphones that you can repair at home with one screwdriver, made in Cambridge. Every part is sold on its own for ten years.',
  },
  {
    key: 'little',
    companyName: 'Little Otter',
    industry: 'Children and family',
    city: 'York',
    motif: 'train',
    about:
      'Wooden toys for children from one to eight, made from beech in York since 1998. We sell spare parts for every toy we have made.',
  },
  {
    key: 'fern',
    companyName: 'Fern and Clay',
    industry: 'Home and garden',
    city: 'Bath',
    motif: 'leaves',
    about:
      'Handmade pots and healthy plants from Bath, with advice on looking after them. We choose plants that cope with little light in a flat.',
  },
  {
    key: 'ledger',
    companyName: 'Plain Ledger',
    industry: 'Finance',
    city: 'Edinburgh',
    motif: 'ledger',
    about:
      'Simple bookkeeping for makers and freelancers, built in Edinburgh since 2019. Four of the eleven people here are bookkeepers.',
  },
  {
    key: 'brew',
    companyName: 'North Quay Coffee',
    industry: 'Food and drink',
    city: 'Liverpool',
    motif: 'coffee',
    about:
      'Coffee for drinking at home, roasted in Liverpool on Tuesdays and posted on Wednesdays. We print on each bag what the farm was paid.',
  },
  {
    key: 'soap',
    access: 'early',
    companyName: 'Plain Soap Co',
    industry: 'Beauty',
    city: 'Norwich',
    motif: 'handCream',
    about:
      'Unscented soap and hand cream for skin that reacts to everything else, made in Norwich since 2015. Each has nine ingredients or fewer.',
  },
  {
    key: 'orchard',
    access: 'early',
    companyName: 'Orchard Bakery',
    industry: 'Food and drink',
    city: 'Hereford',
    motif: 'bread',
    about:
      'Sourdough, rye and fruit tarts from one wood oven in Hereford. We bake five days a week and post loaves on the other two.',
  },
  {
    key: 'stride',
    access: 'early',
    companyName: 'Stride Club',
    industry: 'Fitness and sport',
    city: 'Sheffield',
    motif: 'watch',
    about:
      'Running watches with five buttons and no subscription, designed in Sheffield. A battery lasts a month, and we replace it for £12.',
  },
  {
    key: 'rail',
    access: 'early',
    companyName: 'Harbour Rail',
    industry: 'Travel',
    city: 'Exeter',
    motif: 'trainWindow',
    about:
      'Slow trains and a river boat along the south coast, run from Exeter. You can get off at every stop and take the next one.',
  },
  {
    key: 'linden',
    access: 'early',
    companyName: 'Linden & Loom',
    industry: 'Home and garden',
    city: 'Nottingham',
    motif: 'armchair',
    about:
      'Second-hand armchairs and sofas, repaired and reupholstered in Nottingham. We photograph each one before and after.',
  },
  {
    key: 'paws',
    access: 'early',
    companyName: 'Good Paws',
    industry: 'Pets',
    city: 'Cardiff',
    motif: 'dog',
    about:
      'Fresh food for dogs, cooked in Cardiff since 2020 and delivered frozen. Each of our six recipes has a short list of ingredients.',
  },
  {
    key: 'pixel',
    access: 'none',
    companyName: 'Pixel Harbour',
    industry: 'Gaming',
    city: 'Dundee',
    motif: 'river',
    about:
      'A games studio of seven people in Dundee. We make calm, thoughtful games for handheld consoles that take an evening or two to finish.',
  },
]
