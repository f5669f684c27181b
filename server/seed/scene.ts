/** The subjects of demo pictures; drawn as flat, layered shapes. */
export const motifs = [
  'portrait',
  'hills',
  'bottle',
  'plate',
  'leaves',
  'track',
  'waves',
  'city',
  'mark',
] as const
export type Motif = (typeof motifs)[number]
type Chance = () => number

const palettes = [
  ['#F6C7A1', '#E8927C', '#B4386B', '#3B1C4A'],
  ['#A7E3D5', '#5FB3B3', '#1F5C8F', '#0E2A4F'],
  ['#F4E08A', '#E9A23B', '#B5541B', '#4A1D0F'],
  ['#C9C2F5', '#7B76D8', '#35309A', '#161043'],
  ['#F7B6B6', '#DB6B74', '#7A1F4F', '#2B0A24'],
  ['#CFE9A8', '#7FBF6A', '#23774F', '#0B3328'],
  ['#BFE0F7', '#6CA8E0', '#2A5CC0', '#0B1F5C'],
  ['#F3D9C4', '#C99B7A', '#7A4F3A', '#2E1A14'],
] as const

/** Returns an SVG of the motif. `chance` picks palette, light and shapes, so that pictures differ. */
export function scene(motif: Motif, chance: Chance, width: number, height: number): string {
  const palette = palettes[Math.floor(chance() * palettes.length)] ?? palettes[0]
  const [light, warm, deep, dark] = palette
  const angle = Math.round(chance() * 60)
  const shapes = painters[motif]({ chance, w: width, h: height, light, warm, deep, dark })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="g" gradientTransform="rotate(${45 + angle})"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${warm}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".45"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>${shapes}<rect width="100%" height="100%" fill="url(#s)"/></svg>`
}

interface Brush {
  chance: Chance
  w: number
  h: number
  light: string
  warm: string
  deep: string
  dark: string
}

const painters: Record<Motif, (brush: Brush) => string> = {
  portrait: ({ chance, w, h, light, deep, dark }) => {
    const x = w * (0.44 + chance() * 0.12)
    const skin =
      ['#F2CDB4', '#D9A585', '#A8714F', '#6E4630', '#E9BE9F'][Math.floor(chance() * 5)] ?? '#D9A585'
    const r = Math.min(w, h) * 0.17
    const y = h * 0.4
    const long = chance() > 0.5
    return `<circle cx="${w * (0.2 + chance() * 0.6)}" cy="${h * 0.3}" r="${r * 2}" fill="${light}" opacity=".55"/>
<ellipse cx="${x}" cy="${y - r * 0.15}" rx="${r * 1.22}" ry="${r * (long ? 1.75 : 1.3)}" fill="${dark}"/>
<path d="M${x - r * 2.2} ${h} C${x - r * 2.1} ${y + r * 1.7} ${x - r} ${y + r * 1.5} ${x} ${y + r * 1.45} C${x + r} ${y + r * 1.5} ${x + r * 2.1} ${y + r * 1.7} ${x + r * 2.2} ${h}Z" fill="${deep}"/>
<rect x="${x - r * 0.38}" y="${y + r * 0.6}" width="${r * 0.76}" height="${r * 1.2}" rx="${r * 0.36}" fill="${skin}"/>
<ellipse cx="${x}" cy="${y}" rx="${r * 0.92}" ry="${r * 1.12}" fill="${skin}"/>
<path d="M${x - r} ${y - r * 0.25} Q${x - r * 0.4} ${y - r * 1.3} ${x + r * 0.2} ${y - r * 0.75} Q${x + r * 0.75} ${y - r * 0.9} ${x + r} ${y - r * 0.15} Q${x + r * 0.9} ${y - r * 1.5} ${x} ${y - r * 1.45} Q${x - r * 1.05} ${y - r * 1.4} ${x - r} ${y - r * 0.25}Z" fill="${dark}"/>`
  },
  hills: ({ chance, w, h, light, warm, deep, dark }) => {
    const hill = (top: number, colour: string) =>
      `<path d="M0 ${h} L0 ${h * (top + chance() * 0.1)} C${w * 0.3} ${h * (top - 0.14)} ${w * 0.55} ${h * (top + 0.16)} ${w} ${h * (top - 0.04 + chance() * 0.1)} L${w} ${h}Z" fill="${colour}"/>`
    return `<circle cx="${w * (0.25 + chance() * 0.5)}" cy="${h * 0.3}" r="${w * 0.13}" fill="${light}"/>${hill(0.5, warm)}${hill(0.64, deep)}${hill(0.8, dark)}`
  },
  bottle: ({ chance, w, h, light, deep, dark }) => {
    const x = w * (0.4 + chance() * 0.2)
    const bw = w * (0.16 + chance() * 0.05)
    return `<circle cx="${x}" cy="${h * 0.5}" r="${w * 0.36}" fill="${light}" opacity=".5"/>
<ellipse cx="${x}" cy="${h * 0.83}" rx="${w * 0.34}" ry="${h * 0.05}" fill="${dark}" opacity=".5"/>
<rect x="${x - bw * 0.32}" y="${h * 0.26}" width="${bw * 0.64}" height="${h * 0.12}" rx="6" fill="${dark}"/>
<rect x="${x - bw}" y="${h * 0.37}" width="${bw * 2}" height="${h * 0.46}" rx="${bw * 0.32}" fill="${deep}"/>
<rect x="${x - bw * 0.7}" y="${h * 0.5}" width="${bw * 1.4}" height="${h * 0.18}" rx="4" fill="${light}" opacity=".92"/>
<rect x="${x - bw * 0.84}" y="${h * 0.4}" width="${bw * 0.2}" height="${h * 0.4}" rx="6" fill="#fff" opacity=".28"/>`
  },
  plate: ({ chance, w, h, light, warm, deep, dark }) => {
    const x = w * 0.5
    const y = h * 0.54
    const r = Math.min(w, h) * 0.36
    const food = Array.from({ length: 9 }, (_, index) => {
      const turn = (index / 9) * Math.PI * 2 + chance()
      const far = r * (0.15 + chance() * 0.45)
      const colour = [warm, deep, '#4F8A3C', '#F2C14E', '#D3452F'][index % 5]
      return `<circle cx="${x + Math.cos(turn) * far}" cy="${y + Math.sin(turn) * far}" r="${r * (0.12 + chance() * 0.13)}" fill="${colour}"/>`
    })
    return `<circle cx="${x + 8}" cy="${y + 14}" r="${r * 1.06}" fill="${dark}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r * 1.05}" fill="#fff"/><circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="${light}" opacity=".6"/>${food.join('')}`
  },
  leaves: ({ chance, w, h, light, warm, deep, dark }) =>
    Array.from({ length: 11 }, (_, index) => {
      const x = w * (index / 10)
      const tall = h * (0.35 + chance() * 0.45)
      const lean = (chance() - 0.5) * w * 0.3
      const colour = [deep, dark, warm, light][index % 4]
      return `<path d="M${x} ${h} C${x - w * 0.12} ${h - tall * 0.5} ${x + lean - 20} ${h - tall} ${x + lean} ${h - tall} C${x + lean + w * 0.1} ${h - tall * 0.6} ${x + w * 0.1} ${h - tall * 0.3} ${x} ${h}Z" fill="${colour}" opacity=".88"/>`
    }).join(''),
  track: ({ chance, w, h, light, deep, dark }) => {
    const lanes = Array.from({ length: 6 }, (_, index) => {
      const far = index * w * 0.1
      return `<path d="M${-w * 0.2 + far} ${h * 1.05} C${w * 0.1 + far} ${h * 0.6} ${w * 0.3 + far} ${h * 0.5} ${w * 1.1 + far} ${h * (0.28 + chance() * 0.02)}" fill="none" stroke="${light}" stroke-width="5" opacity=".8"/>`
    })
    return `<path d="M0 ${h} L0 ${h * 0.62} C${w * 0.4} ${h * 0.42} ${w * 0.6} ${h * 0.4} ${w} ${h * 0.3} L${w} ${h}Z" fill="${deep}"/>${lanes.join('')}<circle cx="${w * 0.72}" cy="${h * 0.2}" r="${w * 0.09}" fill="${light}"/><rect x="0" y="${h * 0.9}" width="${w}" height="${h * 0.1}" fill="${dark}" opacity=".6"/>`
  },
  waves: ({ chance, w, h, light, warm, deep, dark }) => {
    const layers = [warm, deep, dark].map((colour, index) => {
      const y = h * (0.48 + index * 0.17)
      const swing = h * (0.05 + chance() * 0.05)
      return `<path d="M0 ${y} Q${w * 0.25} ${y - swing} ${w * 0.5} ${y} T${w} ${y} L${w} ${h} L0 ${h}Z" fill="${colour}" opacity=".9"/>`
    })
    return `${layers.join('')}<circle cx="${w * (0.3 + chance() * 0.4)}" cy="${h * 0.28}" r="${w * 0.12}" fill="${light}"/>`
  },
  city: ({ chance, w, h, light, deep, dark }) =>
    Array.from({ length: 9 }, (_, index) => {
      const tall = h * (0.22 + chance() * 0.42)
      const x = (w / 9) * index
      const windows = Array.from(
        { length: 5 },
        (_row, row) =>
          `<rect x="${x + w * 0.03}" y="${h - tall + 24 + row * 42}" width="${w * 0.05}" height="14" fill="${light}" opacity="${chance() > 0.4 ? 0.9 : 0.15}"/>`,
      )
      return `<rect x="${x}" y="${h - tall}" width="${w / 9 + 1}" height="${tall}" fill="${index % 2 ? deep : dark}"/>${windows.join('')}`
    }).join(''),
  mark: ({ chance, w, h, light, dark }) => {
    const kind = Math.floor(chance() * 4)
    const x = w / 2
    const r = w * 0.26
    const marks = [
      `<circle cx="${x}" cy="${h / 2}" r="${r}" fill="${light}"/><circle cx="${x + r * 0.45}" cy="${h / 2 - r * 0.3}" r="${r * 0.72}" fill="${dark}"/>`,
      `<rect x="${x - r}" y="${h / 2 - r}" width="${r * 2}" height="${r * 2}" rx="${r * 0.5}" fill="${light}"/><circle cx="${x}" cy="${h / 2}" r="${r * 0.55}" fill="${dark}"/>`,
      `<path d="M${x} ${h / 2 - r * 1.15} L${x + r * 1.1} ${h / 2 + r * 0.8} L${x - r * 1.1} ${h / 2 + r * 0.8}Z" fill="${light}"/>`,
      `<path d="M${x - r} ${h / 2 + r} C${x - r} ${h / 2 - r} ${x} ${h / 2 - r} ${x + r} ${h / 2 - r} C${x + r} ${h / 2 + r * 0.4} ${x + r * 0.3} ${h / 2 + r} ${x - r} ${h / 2 + r}Z" fill="${light}"/>`,
    ]
    return marks[kind] ?? ''
  },
}
