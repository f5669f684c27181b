import { doormat, foamRoller } from './after-run.ts'
import { arcade, level } from './arcade.ts'
import { birthdayCake, pan, pears, tart } from './bakes.ts'
import { brushing, lipBalm } from './balm.ts'
import { eveningTray, sheetMask, sunscreen, swatches, vanity } from './beauty.ts'
import { pancakes } from './breakfast.ts'
import { stoneBridge } from './bridge.ts'
import { choppingBoard } from './chopping.ts'
import { coffee } from './coffee.ts'
import { headphones, ledger } from './desk.ts'
import { keyboard, repair, watch } from './devices.ts'
import { dog } from './dog.ts'
import { drone } from './drone.ts'
import { episodeCards, hookedHeadphones } from './episodes.ts'
import { lunchbox, wellies } from './family.ts'
import { medal, painting, watering } from './flat.ts'
import { backpack, chargers, deskLamp, flask, kettle, phones } from './gadgets.ts'
import { game, river } from './game.ts'
import { platform } from './halt.ts'
import { armchair, bread, coat } from './home.ts'
import { hourglass } from './hourglass.ts'
import { bottle, leaves, plate } from './indoors.ts'
import { hiker, trainWindow } from './journey.ts'
import { cheeseBoard, grainBowl, jars, soup } from './larder.ts'
import { edit, filming, unboxing } from './making.ts'
import { type MarkName, mark } from './marks.ts'
import { dumplings, market, pasta } from './meals.ts'
import { bootPolish, mending } from './mending.ts'
import { signpost } from './moor.ts'
import { drawing, storybook } from './nursery.ts'
import { city, frost, hills, nightTrack, track, waves } from './outdoors.ts'
import { agreement, letter, priceTag } from './papers.ts'
import { box, type Chance, type Pen, type PictureSize, penFor } from './pen.ts'
import { board, controller } from './play.ts'
import { blocks, bookcase, cartridges, streamDesk } from './playroom.ts'
import { recorder, twoMicrophones } from './podcast.ts'
import { type Looks, portrait } from './portrait.ts'
import { bathroom, cosmetics, glass } from './products.ts'
import { ferry } from './quay.ts'
import { aidStation, milestone } from './race-day.ts'
import { layers, muddyPath, raceNumber, reflectiveShoe, stopwatch } from './road.ts'
import { creamJar, tonerPads } from './routine.ts'
import { shoppingBasket } from './shopping.ts'
import { cottage, hut, routeMap } from './shore.ts'
import { handCream, serum, soap } from './skincare.ts'
import { microphone, radio, script } from './sound.ts'
import { audioGuide, clapper, lectern, tea, tripod } from './studio.ts'
import { noodles } from './supper.ts'
import { train } from './toys.ts'
import { boot } from './trail.ts'
import { clothesRail, jumpers } from './wardrobe.ts'

const painters = {
  hills,
  frost,
  bottle,
  plate,
  leaves,
  track,
  waves,
  city,
  nightTrack,
  boot,
  train,
  headphones,
  ledger,
  coffee,
  dog,
  game,
  river,
  cosmetics,
  bathroom,
  glass,
  coat,
  bread,
  armchair,
  serum,
  handCream,
  pasta,
  market,
  hiker,
  trainWindow,
  unboxing,
  filming,
  edit,
  watering,
  painting,
  medal,
  tart,
  pears,
  pan,
  microphone,
  script,
  radio,
  wellies,
  lunchbox,
  storybook,
  drawing,
  arcade,
  level,
  controller,
  board,
  repair,
  keyboard,
  watch,
  drone,
  sheetMask,
  sunscreen,
  swatches,
  vanity,
  eveningTray,
  soap,
  letter,
  priceTag,
  agreement,
  raceNumber,
  stopwatch,
  reflectiveShoe,
  muddyPath,
  layers,
  cottage,
  routeMap,
  hut,
  kettle,
  deskLamp,
  backpack,
  flask,
  chargers,
  phones,
  grainBowl,
  soup,
  jars,
  cheeseBoard,
  birthdayCake,
  clapper,
  tripod,
  lectern,
  tea,
  audioGuide,
  blocks,
  cartridges,
  streamDesk,
  bookcase,
  hourglass,
  dumplings,
  creamJar,
  tonerPads,
  lipBalm,
  brushing,
  clothesRail,
  jumpers,
  mending,
  bootPolish,
  doormat,
  aidStation,
  milestone,
  foamRoller,
  recorder,
  episodeCards,
  hookedHeadphones,
  twoMicrophones,
  choppingBoard,
  pancakes,
  noodles,
  shoppingBasket,
  ferry,
  stoneBridge,
  signpost,
  platform,
} satisfies Record<string, (pen: Pen, looks: Looks) => string>

/** What a picture shows. */
export type Motif = 'portrait' | 'mark' | keyof typeof painters

/** Scenes with a person or the hands of one, whose skin is that of the talent. */
export const scenesWithPerson: ReadonlySet<Motif> = new Set([
  'serum',
  'handCream',
  'pasta',
  'hiker',
  'unboxing',
  'filming',
  'watering',
  'painting',
  'medal',
  'track',
  'nightTrack',
  'controller',
  'repair',
  'watch',
  'swatches',
  'creamJar',
  'brushing',
  'mending',
])

/** Who is drawn, and whose mark is drawn. */
export interface Sitter {
  looks?: Looks | undefined
  mark?: MarkName | undefined
}

/** Returns a picture as SVG. The same numbers from `chance` and the same variant always give the same one. */
export function scene(
  motif: Motif,
  chance: Chance,
  variant: number,
  size: PictureSize,
  { looks = { build: 'long', skin: 2 }, mark: name = 'glow' }: Sitter = {},
): string {
  const { width, height } = size
  const pen = penFor(chance, variant, size)
  const shapes =
    motif === 'portrait'
      ? portrait(pen, looks)
      : motif === 'mark'
        ? mark(pen, name)
        : painters[motif](pen, looks)
  const edge = pen.radial(
    [
      [0.55, '#140a1c', 0],
      [1, '#140a1c', 0.3],
    ],
    0.5,
    0.45,
    0.8,
  )
  const dim = motif === 'portrait' || motif === 'mark' ? '' : box(0, 0, width, height, edge)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.definitions()}</defs>${shapes}${dim}</svg>`
}
