import type { Looks } from './art/portrait.ts'
import type { Motif } from './art/scene.ts'
import { crafts, type DemoWork } from './crafts.ts'

/** A talent of the demo. All of them are fictional. */
export interface DemoTalent {
  displayName: string
  looks: Looks
  type: string
  niche: string
  city: string
  headline: string
  bio: string
  /** What the talent is known for, which the cover shows. */
  motif: Motif
  works: readonly DemoWork[]
  /** Which picture of the motif the cover shows. Neighbours have different ones. */
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
    motif: works[0][0],
    works,
    variant: round + (index % crafts.length),
    headline: headlines[round % 2 === 0 ? 0 : 1],
    bio,
    city: cities[(index * 5) % cities.length] ?? 'London',
  }
})
