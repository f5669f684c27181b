/** Returns a number from 0 to 1. */
export type Chance = () => number

/** A colour, or where it stands on a gradient from 0 to 1, the colour and its opacity. */
export type Stop = string | readonly [at: number, colour: string, opacity: number]

export interface PictureSize {
  width: number
  height: number
}

/** Draws the shapes of one picture as SVG and collects the gradients they use. */
export interface Pen {
  chance: Chance
  width: number
  height: number
  /** One hundredth of the shorter side. */
  unit: number
  /** Which of the pictures of a scene is drawn: neighbouring numbers differ in colours and time of day. */
  variant: number
  between(from: number, to: number): number
  oneOf<T>(list: readonly T[]): T
  /** The entry for this variant, so that the variants of a scene differ. */
  ofVariant<T>(list: readonly T[]): T
  /** A linear gradient from one point of the shape to another, both from 0 to 1. */
  linear(stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  definitions(): string
}

/** Returns a pen for a picture of this size, in pixels. */
export function penFor(chance: Chance, variant: number, { width, height }: PictureSize): Pen {
  const gradients: string[] = []
  const keep = (tag: string, place: string, stops: readonly Stop[]): string => {
    const id = `g${gradients.length}`
    gradients.push(
      `<${tag} id="${id}" ${place}>${stops.map((stop, n) => stopOf(stop, n / (stops.length - 1))).join('')}</${tag}>`,
    )
    return `url(#${id})`
  }
  return {
    chance,
    width,
    height,
    unit: Math.min(width, height) / 100,
    between: (from, to) => from + (to - from) * chance(),
    variant,
    oneOf: (list) => entryOf(list, Math.min(list.length - 1, Math.floor(chance() * list.length))),
    ofVariant: (list) => entryOf(list, variant % list.length),
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) =>
      keep('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      keep('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops),
    definitions: () => gradients.join(''),
  }
}

function entryOf<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new Error('A pen picks from a list with at least one entry')
  return entry
}

function stopOf(stop: Stop, place: number): string {
  const [at, colour, opacity] = typeof stop === 'string' ? [place, stop, 1] : stop
  return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

export const path = (shape: string, fill: string, opacity = 1): string =>
  `<path d="${shape}" fill="${fill}" opacity="${opacity}"/>`

export const line = (shape: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" opacity="${opacity}"/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
  opacity = 1,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(round)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Turns shapes around a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, shapes: string): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${shapes}</g>`

/** Moves shapes drawn around 0, 0 to a point, after it has scaled them and turned them by degrees. */
export function moved(
  x: number,
  y: number,
  shapes: string,
  { turn, scale }: { turn?: number; scale?: number } = {},
): string {
  const rotation = turn === undefined ? '' : ` rotate(${turn})`
  const size = scale === undefined ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${rotation}${size}">${shapes}</g>`
}

/** Moves shapes drawn in units of the pen around 0, 0 to a point of the picture, in pixels. */
export const placed = ({ unit }: Pen, x: number, y: number, shapes: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(unit)})">${shapes}</g>`

/** Like `placed`, in the middle of the picture. */
export const inMiddle = (pen: Pen, shapes: string): string =>
  placed(pen, pen.width / 2, pen.height / 2, shapes)

/** Like `inMiddle`, smaller where shapes of this height, in units, would not fit, with their foot where it is. */
export function fitted(pen: Pen, tall: number, foot: number, shapes: string): string {
  const { width, height, unit } = pen
  const scale = Math.min(1, height / unit / tall)
  return placed({ ...pen, unit: unit * scale }, width / 2, height / 2 + unit * foot * (1 - scale), shapes)
}

/** The same shapes at this scale, mirrored in every second picture so that neighbours differ. */
export const framed = (pen: Pen, scale: number, shapes: string): string =>
  `<g transform="scale(${pen.variant % 2 ? -scale : scale} ${scale})">${shapes}</g>`

/** The same shapes on the other side of the vertical axis. */
export const mirrored = (shapes: string): string => `<g transform="scale(-1 1)">${shapes}</g>`

/** A soft shadow without a filter, which would be slow to draw. */
export const shadow = (pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.5): string =>
  oval(
    x,
    y,
    rx,
    ry,
    pen.radial([
      [0, '#160a1e', strength],
      [0.55, '#160a1e', strength * 0.5],
      [1, '#160a1e', 0],
    ]),
  )

export const glow = (pen: Pen, x: number, y: number, r: number, colour: string, strength = 0.8): string =>
  oval(
    x,
    y,
    r,
    r,
    pen.radial([
      [0, colour, strength],
      [0.4, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  )

/** Returns a colour between two colours, written as a hash sign and six digits. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
export const darker = (colour: string, share = 0.3): string => mixed(colour, '#120a20', share)
export const lighter = (colour: string, share = 0.3): string => mixed(colour, '#ffffff', share)

/** A smooth ridge from the left edge to the right, closed at the bottom. Heights are shares of the picture. */
export function ridge(pen: Pen, top: number, swing: number, bumps: number): string {
  const { width: w, height: h } = pen
  const step = w / bumps
  let shape = `M0 ${short(h * (top + pen.between(-swing, swing)))}`
  for (let n = 0; n < bumps; n++) {
    const y = h * (top + pen.between(-swing, swing))
    shape += `S${short(step * (n + 0.5))} ${short(y)} ${short(step * (n + 1))} ${short(h * (top + pen.between(-swing, swing) * 0.6))}`
  }
  return `${shape}V${h}H0Z`
}
