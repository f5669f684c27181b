import { box, darker, glow, lighter, line, mixed, oval, type Pen, path, ridge, shadow } from './pen.ts'
import { type Looks, skinOf } from './portrait.ts'

export const skies = [
  { sky: ['#31356b', '#b0587c', '#ff9c6e', '#ffe0a8'], sun: '#fff3d0', far: '#a7557a', near: '#241a3c' },
  { sky: ['#5b92cc', '#a8cfe9', '#fdebcd', '#fff6e2'], sun: '#fffdf0', far: '#88a8b0', near: '#1f4236' },
  { sky: ['#1a1c44', '#4d3a78', '#d9667d', '#ffc28c'], sun: '#ffe9bd', far: '#7a4a7e', near: '#171230' },
  { sky: ['#7cb7c2', '#bfe0d8', '#f5eccb', '#fff3d8'], sun: '#fffbe6', far: '#7fae9f', near: '#1d443c' },
  { sky: ['#8a86b8', '#cbb0c4', '#f5cfb8', '#fde9d0'], sun: '#fff4e0', far: '#9a86a6', near: '#2f2748' },
] as const
interface Light {
  sky: readonly [string, string, string, string]
  sun: string
  far: string
  near: string
}

export const night: Light = {
  sky: ['#060a22', '#131a45', '#273069', '#4a5796'],
  sun: '#f6f3de',
  far: '#2a3163',
  near: '#0b0e26',
}

const frosty: Light = {
  sky: ['#7fa6cf', '#b9d2e8', '#f6e3e0', '#fdf1e6'],
  sun: '#fffaf0',
  far: '#9db7d0',
  near: '#eef5fa',
}

export function stars(pen: Pen, horizon: number): string {
  return Array.from({ length: 46 }, () =>
    oval(
      pen.width * pen.chance(),
      pen.height * horizon * pen.chance(),
      pen.unit * pen.between(0.12, 0.34),
      pen.unit * pen.between(0.12, 0.34),
      '#fff8e0',
      pen.between(0.4, 0.95),
    ),
  ).join('')
}

/** The sky down to `horizon`, a share of the height, with clouds and the sun or the moon. */
export function sky(pen: Pen, { sky, sun }: Light, horizon: number): string {
  const { width: w, height: h, unit: u } = pen
  const x = w * pen.between(0.28, 0.74)
  const y = h * horizon * pen.between(0.5, 0.85)
  const clouds = Array.from({ length: 5 }, () =>
    oval(
      w * pen.chance(),
      h * horizon * pen.between(0.15, 0.8),
      u * pen.between(18, 42),
      u * pen.between(1.2, 3),
      pen.radial([
        [0, lighter(sky[3], 0.3), 0.75],
        [1, sky[3], 0],
      ]),
    ),
  )
  return (
    box(0, 0, w, h, pen.linear(sky, [0, 0], [0, horizon])) +
    glow(pen, x, y, u * 62, sky[3], 0.9) +
    clouds.join('') +
    oval(x, y, u * 7, u * 7, sun)
  )
}

export const hills = (pen: Pen): string => slopes(pen, pen.ofVariant(skies), '#0f2a24')

/** The same hills on a cold morning, white with frost. */
export const frost = (pen: Pen): string => slopes(pen, frosty, '#24506a')

function slopes(pen: Pen, light: Light, firs: string): string {
  const { width: w, height: h, unit: u } = pen
  const layers = [0.48, 0.58, 0.7, 0.84].map((top, n) => {
    const colour = mixed(light.far, light.near, n / 3)
    return path(
      ridge(pen, top, 0.07 - n * 0.012, 4 + n),
      pen.linear([lighter(colour, 0.14), colour, darker(colour, 0.2)]),
    )
  })
  const trees = Array.from({ length: 9 }, () => {
    const x = w * pen.chance()
    return tree(
      pen,
      x,
      h * pen.between(0.88, 0.98),
      u * pen.between(14, 30),
      mixed(light.near, firs, light === frosty ? 0.8 : 0.4),
    )
  })
  const x = w * pen.between(0.42, 0.6)
  const trail = path(
    `M${x} ${h * 0.7}C${x + u * 12} ${h * 0.8} ${x - u * 26} ${h * 0.86} ${x - u * 8} ${h}H${x + u * 24}C${x - u * 8} ${h * 0.88} ${x + u * 22} ${h * 0.8} ${x + u * 2} ${h * 0.7}Z`,
    '#f6ddb4',
    0.75,
  )
  return sky(pen, light, 0.6) + layers.join('') + trail + trees.join('')
}

export function tree(pen: Pen, x: number, y: number, tall: number, colour: string): string {
  const half = tall * 0.24
  const tiers = [0, 1, 2].map((n) =>
    path(
      `M${x} ${y - tall * (1 - n * 0.2)}L${x - half * (0.6 + n * 0.2)} ${y - tall * (0.5 - n * 0.2)}H${x + half * (0.6 + n * 0.2)}Z`,
      pen.linear([lighter(colour, 0.12), darker(colour, 0.2)], [0, 0], [1, 0.4]),
    ),
  )
  return box(x - tall * 0.02, y - tall * 0.2, tall * 0.04, tall * 0.2, darker(colour, 0.5)) + tiers.join('')
}

/** The skin of a runner, and whether lamps light the stripes on the clothes. */
interface Run {
  skin: string
  isNight: boolean
}

function runner(pen: Pen, x: number, foot: number, tall: number, { skin, isNight }: Run): string {
  const s = tall / 100
  const at = (dx: number, dy: number) => `${x + dx * s} ${foot + dy * s}`
  const top = pen.oneOf(['#f3efe6', '#d0342c', '#f2b43c', '#2f6fc4'])
  const shorts = '#1a1733'
  const limb = (colour: string, wide: number, ...points: string[]) =>
    line(`M${points.join('L')}`, colour, wide * s)
  return (
    shadow(pen, x, foot, tall * 0.32, tall * 0.05, 0.6) +
    limb(skin, 5.6, at(2, -74), at(-12, -62), at(-16, -48)) +
    limb(skin, 8, at(-3, -45), at(-14, -26), at(-34, -25)) +
    limb('#fff1dd', 5, at(-34, -25), at(-38, -18)) +
    limb(skin, 8.6, at(-1, -45), at(16, -34), at(12, -7)) +
    limb('#fff1dd', 5.4, at(11, -4), at(20, -4)) +
    limb(shorts, 14, at(-2, -48), at(4, -43)) +
    limb(shorts, 11, at(0, -46), at(9, -40)) +
    limb(top, 15, at(4, -73), at(0, -52)) +
    limb(skin, 5.8, at(5, -74), at(15, -59), at(27, -70)) +
    (isNight ? reflectors(pen, x, foot, s) : '') +
    limb(skin, 6, at(6, -79), at(8, -86)) +
    oval(x + 10 * s, foot - 91 * s, 6.4 * s, 7.4 * s, skin) +
    path(
      `M${at(3, -90)}q${s} ${-10 * s} ${9 * s} ${-9 * s}q${6 * s} ${s} ${5 * s} ${5 * s}q${-7 * s} ${-s} ${-10 * s} ${5 * s}z`,
      '#150d10',
    )
  )
}

/** Stripes of shoes, shorts and shirt that throw the light of the lamps back. */
function reflectors(pen: Pen, x: number, foot: number, s: number): string {
  const stripe = (shape: string, width: number) => line(shape, '#f4ffd0', width * s)
  return (
    glow(pen, x + 16 * s, foot - 5 * s, 20 * s, '#eaff9a', 0.85) +
    glow(pen, x - 37 * s, foot - 22 * s, 18 * s, '#eaff9a', 0.8) +
    stripe(`M${x + 10 * s} ${foot - 4.4 * s}L${x + 21 * s} ${foot - 4.4 * s}`, 3.4) +
    stripe(`M${x - 34.4 * s} ${foot - 25 * s}L${x - 38.6 * s} ${foot - 17 * s}`, 3.2) +
    stripe(`M${x - 3 * s} ${foot - 62 * s}L${x + 10 * s} ${foot - 63 * s}`, 2) +
    stripe(`M${x + 7 * s} ${foot - 36 * s}L${x + 13 * s} ${foot - 42 * s}`, 1.4)
  )
}

export const track = (pen: Pen, looks: Looks): string =>
  stadium(pen, pen.ofVariant(skies), { skin: skinOf(looks), isNight: false })

export const nightTrack = (pen: Pen, looks: Looks): string =>
  stadium(pen, night, { skin: skinOf(looks), isNight: true })

function stadium(pen: Pen, light: Light, run: Run): string {
  const { isNight } = run
  const { width: w, height: h, unit: u } = pen
  const horizon = h * 0.46
  const from = w * pen.between(0.55, 0.7)
  const lanes = Array.from({ length: 9 }, (_, n) => {
    const foot = w * (-0.5 + n * 0.24)
    return path(
      `M${from + (n - 4) * u} ${horizon}L${foot} ${h}h${u * 2}L${from + (n - 4) * u + 1} ${horizon}Z`,
      '#fff1e2',
      0.8,
    )
  })
  const lamps = [0.14, 0.3, 0.86].map(
    (at) =>
      box(w * at, horizon - u * 34, u * 0.8, u * 34, darker(light.near, 0.2)) +
      box(w * at - u * 3, horizon - u * 37, u * 7, u * 4, darker(light.near, 0.3), u) +
      (isNight
        ? lampLight(pen, w * at, horizon)
        : glow(pen, w * at, horizon - u * 35, u * 9, '#fff2c4', 0.7)),
  )
  const surface = isNight
    ? ['#8a3a48', '#5d2338', '#2b1024']
    : [mixed('#c05238', light.sky[2], 0.35), '#a23c2c', '#6a2320']
  const hill = path(ridge(pen, 0.43, 0.03, 5), mixed(light.far, light.near, 0.45))
  return (
    sky(pen, light, 0.46) +
    (isNight ? stars(pen, 0.4) : '') +
    hill +
    box(0, horizon, w, h - horizon, pen.linear(surface)) +
    path(
      `M0 ${horizon}H${w * 0.3}L${-w * 0.2} ${h}H0Z`,
      pen.linear(isNight ? ['#2c4a44', '#0e2024'] : ['#64854d', '#24442f']),
    ) +
    lanes.join('') +
    lamps.join('') +
    path(`M${from + u * 4} ${horizon}L${w * 0.3} ${h}h${u * 50}Z`, '#ffe2a8', 0.2) +
    (isNight ? glow(pen, w * 0.5, h * 0.84, u * 44, '#ffe9b0', 0.34) : '') +
    runner(pen, w * pen.between(0.42, 0.54), h * 0.88, u * 62, run)
  )
}

function lampLight(pen: Pen, x: number, horizon: number): string {
  const { unit: u } = pen
  const beam = pen.linear([
    [0, '#fff2c4', 0.42],
    [1, '#fff2c4', 0],
  ])
  return (
    path(
      `M${x - u * 3} ${horizon - u * 34}h${u * 7}L${x + u * 22} ${horizon + u * 16}H${x - u * 21}Z`,
      beam,
    ) +
    glow(pen, x + u * 0.5, horizon - u * 35, u * 15, '#fff2c4', 0.95) +
    box(x - u * 2.6, horizon - u * 36.4, u * 6.2, u * 2.8, '#fffbe6', u)
  )
}

export function waves(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const light = pen.ofVariant(skies)
  const horizon = h * 0.5
  const sea = pen.oneOf(['#1d6a86', '#2a5f9a', '#247a78', '#3a4f8a'])
  const swell = [0.56, 0.62, 0.69, 0.77].map((top, n) =>
    path(
      ridge(pen, top, 0.012 + n * 0.006, 6 - n),
      pen.linear([
        [0, lighter(sea, 0.42 - n * 0.06), 0.9],
        [0.25, darker(sea, n * 0.1), 0.9],
        [1, darker(sea, 0.3), 0.9],
      ]),
    ),
  )
  const glints = Array.from({ length: 26 }, () =>
    line(
      `M${w * pen.between(0.2, 0.8)} ${h * pen.between(0.51, 0.75)}h${u * pen.between(2, 9)}`,
      light.sun,
      u * 0.4,
      0.5,
    ),
  )
  const cliff = path(
    `M${w} ${horizon}V${h * 0.26}C${w * 0.9} ${h * 0.28} ${w * 0.88} ${h * 0.4} ${w * 0.76} ${h * 0.43}C${w * 0.72} ${h * 0.46} ${w * 0.68} ${h * 0.49} ${w * 0.62} ${horizon}Z`,
    pen.linear([lighter(light.far, 0.1), darker(light.near, 0.05)], [0, 0], [0.3, 1]),
  )
  const sail = w * pen.between(0.22, 0.42)
  const boat =
    path(`M${sail} ${horizon - u * 13}v${u * 12}h${-u * 7}z`, '#fffaf0') +
    path(`M${sail + u * 0.8} ${horizon - u * 11}v${u * 10}h${u * 5}z`, lighter(light.sky[2], 0.4)) +
    path(`M${sail - u * 8} ${horizon}h${u * 16}l${-u * 3} ${u * 3}h${-u * 10}z`, darker(light.near, 0.2))
  const beach =
    path(ridge(pen, 0.86, 0.02, 3), pen.linear(['#fbe7c6', '#d9b184'])) +
    line(`M0 ${h * 0.86}q${w * 0.25} ${-u * 3} ${w * 0.5} 0t${w * 0.5} 0`, '#ffffff', u * 1.2, 0.65)
  return (
    sky(pen, light, 0.5) +
    cliff +
    box(0, horizon, w, h - horizon, pen.linear([mixed(sea, light.sky[3], 0.4), sea])) +
    swell.join('') +
    glints.join('') +
    boat +
    beach
  )
}

export function city(pen: Pen): string {
  const { width: w, height: h, unit: u } = pen
  const light = pen.ofVariant(skies)
  const row = (foot: number, low: number, high: number, colour: string, isLit: boolean) => {
    const houses: string[] = []
    for (let x = -u * 2; x < w; ) {
      const [wide, tall] = [u * pen.between(8, 17), h * pen.between(low, high)]
      houses.push(
        box(
          x,
          foot - tall,
          wide + 1,
          tall,
          pen.linear([lighter(colour, 0.16), colour, darker(colour, 0.2)], [0, 0], [1, 0.5]),
        ),
      )
      if (pen.chance() > 0.7)
        houses.push(
          path(`M${x} ${foot - tall}l${wide / 2} ${-u * 7}l${wide / 2} ${u * 7}z`, darker(colour, 0.1)),
        )
      for (let y = foot - tall + u * 3; isLit && y < foot - u * 5; y += u * 5)
        for (let a = x + u * 1.6; a < x + wide - u * 2; a += u * 3.6)
          if (pen.chance() > 0.35)
            houses.push(
              box(
                a,
                y,
                u * 1.6,
                u * 2.4,
                pen.oneOf(['#ffe3a0', '#ffd27a', '#fff2cf', mixed(colour, '#8fb0d8', 0.35)]),
              ),
            )
      x += wide
    }
    return houses.join('')
  }
  const foot = h * 0.76
  const river = box(0, foot, w, h - foot, pen.linear([light.sky[2], mixed(light.sky[0], light.near, 0.6)]))
  const shine = Array.from({ length: 34 }, () =>
    line(
      `M${w * pen.chance()} ${pen.between(foot + u * 2, h)}h${u * pen.between(2, 8)}`,
      pen.oneOf(['#ffe3a0', light.sky[3]]),
      u * 0.5,
      0.5,
    ),
  )
  const bridge =
    line(`M0 ${foot - u * 2}H${w}`, light.near, u * 2) +
    [0.2, 0.5, 0.8]
      .map((at) =>
        line(`M${w * (at - 0.15)} ${foot + u * 5}q${w * 0.15} ${-u * 12} ${w * 0.3} 0`, light.near, u * 1.2),
      )
      .join('')
  return (
    sky(pen, light, 0.72) +
    row(foot, 0.26, 0.46, mixed(light.far, light.sky[2], 0.35), false) +
    row(foot, 0.12, 0.36, mixed(light.far, light.near, 0.75), true) +
    river +
    shine.join('') +
    bridge
  )
}
