import type { Audience } from '@marquee/contract/rules/audience'
import type { Platform } from '@marquee/contract/terms/deliverables'
import type { Looks } from './art/portrait.ts'
import type { Motif } from './art/scene.ts'
import { closingOf, ownBios } from './bios.ts'
import { crafts, type DemoPackage, type DemoWork } from './crafts.ts'
import { faces } from './faces.ts'
import { ownCrafts } from './own-crafts.ts'

/** A talent of the demo. All of them are fictional. */
export interface DemoTalent {
  displayName: string
  looks: Looks
  type: string
  niche: string
  /** As in `Craft`. */
  alsoOn: readonly Platform[]
  city: string
  headline: string
  /** The paragraphs of the profile text. */
  bio: readonly string[]
  /** What the cover shows. */
  motif: Motif
  works: readonly DemoWork[]
  packages: readonly DemoPackage[]
  audience: Audience
  /** Which picture of the motif the cover shows. Neighbours have different ones. */
  variant: number
}

/**
 * `niche` names the craft of a person who does not have that of their position, and `hair` and `top` the colours of
 * hair and clothes where chance does not decide.
 */
type Person = readonly [
  displayName: string,
  build: Looks['build'],
  skin: number,
  niche?: string | undefined,
  hair?: number | undefined,
  top?: number,
]

const people: readonly Person[] = [
  ['Maya Okafor', 'long', 6],
  // His hair is as dark as that of the runner in his pictures.
  ['Leo Hartmann', 'short', 1, undefined, 1],
  ['Ana Ruiz', 'long', 3],
  ['Tom Bailey', 'short', 0],
  ['Priya Nair', 'long', 4],
  ['Jonas Weber', 'short', 1],
  ['Ella Moreau', 'long', 0],
  ['Idris Khan', 'short', 4, undefined, undefined, 2],
  ['Nia Evans', 'long', 7],
  ['Callum Fraser', 'short', 0],
  ['Zara Ali', 'long', 3, undefined, undefined, 7],
  ['Owen Hughes', 'short', 1],
  ['Freya Lind', 'long', 0],
  ['Kofi Mensah', 'short', 7],
  ['Isla Reid', 'long', 1],
  ['Mateo Silva', 'short', 3],
  ['Ruby Walker', 'long', 2],
  ['Sami Haddad', 'short', 3],
  ['Grace Osei', 'long', 6],
  ['Ravi Patel', 'short', 4],
  ['Hannah Doyle', 'long', 0, 'Beauty'],
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

/** The shortest and the longest turnaround of a package, in days. */
const [MIN_DAYS, MAX_DAYS] = [5, 21]

/** The craft of the person at this position: one after the other, unless the person has another. */
const craftOf = ([, , , niche]: Person, index: number) =>
  crafts.find((craft) => craft.niche === niche) ?? crafts[index % crafts.length]

/** Sixty talents; the first one is the demo sign-in. */
export const demoTalents: DemoTalent[] = people.flatMap((person, index) => {
  const usual = craftOf(person, index)
  if (!usual) return []
  const [displayName, build, skin, , hair, top] = person
  const craft = { ...usual, ...ownCrafts[displayName] }
  const { type, niche, alsoOn = [], covers, works, headlines, audience } = craft
  const before = people.slice(0, index).filter((other, at) => craftOf(other, at) === usual).length
  const round = Math.floor(index / crafts.length)
  // Talents of one craft live in different cities.
  const city = cities[(index * 5 + round) % cities.length] ?? 'London'
  const ownBio = ownBios[index]
  return {
    displayName,
    looks: { build, skin, hair, top, ...faces[displayName] },
    type,
    niche,
    alsoOn,
    motif: covers[before % covers.length] ?? covers[0],
    works,
    packages: packagesOf(craft.packages, { index, before }),
    audience: {
      ukBps: 4_500 + ((index * 600) % 4_500),
      womenBps: audience.womenBps + (((index * 5 + 4) % 9) - 4) * 150,
      age: audience.ages[before % 2 === 0 ? 0 : 1],
    },
    variant: round + (index % crafts.length),
    headline: headlines[before % headlines.length] ?? '',
    bio: ownBio ? [ownBio] : [craft.bio, closingOf(index, city)],
    city,
  }
})

/** Of every three talents, two offer two packages of their craft and one offers three; each needs its own time for them. */
function packagesOf(
  packages: readonly DemoPackage[],
  { index, before }: { index: number; before: number },
): DemoPackage[] {
  const offered = packages.slice(0, index % 3 === 0 ? 3 : 2)
  return offered.map(([title, platform, format, quantity, multiple, days, revisions, rightsDays]) => [
    title,
    platform,
    format,
    quantity,
    multiple,
    MIN_DAYS + ((days - MIN_DAYS + before * 4) % (MAX_DAYS - MIN_DAYS + 1)),
    revisions,
    rightsDays,
  ])
}
