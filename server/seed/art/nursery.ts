import {
  box,
  darker,
  glow,
  inMiddle,
  lighter,
  line,
  mirrored,
  moved,
  oval,
  type Pen,
  path,
  shadow,
  turned,
} from './pen.ts'

const bedrooms = [
  {
    wall: ['#35418a', '#171d4a'],
    bear: '#c98a4e',
    quilt: ['#d9604a', '#f2b84a', '#f4e6cc'],
    shade: '#ffc860',
  },
  {
    wall: ['#2a6a78', '#0f3240'],
    bear: '#b8743f',
    quilt: ['#e8a03c', '#4f9aa0', '#f6e8d0'],
    shade: '#ffd07a',
  },
  {
    wall: ['#5a3f8a', '#281a4a'],
    bear: '#d9a066',
    quilt: ['#e2708a', '#8f7ad0', '#f8e4d8'],
    shade: '#ffbf6a',
  },
  {
    wall: ['#7a3a5c', '#361630'],
    bear: '#e0b07a',
    quilt: ['#4a86a8', '#f0a060', '#f4e8d4'],
    shade: '#ffd48a',
  },
  {
    wall: ['#2f5f4a', '#12301f'],
    bear: '#c27f48',
    quilt: ['#d9504a', '#f0c05c', '#e9f0dc'],
    shade: '#ffdc8a',
  },
] as const

/** A teddy bear that sits behind its book, around the middle of its head. */
function teddy(pen: Pen, fur: string): string {
  const plush = (x: number, y: number, rx: number, ry: number) =>
    oval(x, y, rx, ry, pen.radial([lighter(fur, 0.32), fur, darker(fur, 0.42)], 0.62, 0.32, 0.8))
  const ear = plush(-14, -13, 7, 7) + oval(-13.4, -12.4, 3.9, 3.9, lighter(fur, 0.42))
  const arm = `<g transform="rotate(30 -22 24)">${plush(-22, 24, 6.6, 12)}</g>`
  return (
    ear +
    mirrored(ear) +
    plush(0, 34, 21, 22) +
    oval(1, 36, 12, 14, lighter(fur, 0.34), 0.8) +
    plush(0, 0, 19, 17.4) +
    oval(1, 6.6, 8.6, 6.8, lighter(fur, 0.5)) +
    path('M-2.6 2.4Q1 0.6 4.6 2.4Q4.4 5.6 1 6.4Q-2.4 5.6 -2.6 2.4Z', '#3a2418') +
    oval(0, 2.8, 1, 0.6, '#ffffff', 0.6) +
    line('M1 6.4V9M-2.6 10Q-0.6 11.6 1 9Q2.6 11.6 4.6 10', '#3a2418', 0.9) +
    oval(-6.6, -2.4, 1.9, 2.2, '#2a1a14') +
    oval(8, -2.4, 1.9, 2.2, '#2a1a14') +
    oval(-6, -3.2, 0.6, 0.7, '#ffffff') +
    oval(8.6, -3.2, 0.6, 0.7, '#ffffff') +
    path('M-15 15Q0 22 16 15L15 20Q0 26 -14 20Z', '#d8453c') +
    path('M6 19L12 31L6 30L3 34L0 21Z', '#b8322f') +
    arm +
    mirrored(arm)
  )
}

/** An open picture book with the moon over a hill on one page and a sleeping fox on the other. */
function openBook(pen: Pen): string {
  const left = 'M0 4C-10 -2 -28 -3 -40 1L-44 29C-30 24 -12 26 0 33Z'
  const right = 'M0 4C10 -2 28 -3 40 1L44 29C30 24 12 26 0 33Z'
  const stars = [
    [-36, 5],
    [-27, 2.4],
    [-8, 6.4],
    [-31, 11],
    [-15, 3.4],
  ].map(([x = 0, y = 0]) => oval(x, y, 0.7, 0.6, '#fff4c8'))
  return (
    path(
      'M0 7C-10 1 -30 0 -43 4L-48 34C-32 28 -12 30 0 38C12 30 32 28 48 34L43 4C30 0 10 1 0 7Z',
      '#b23a34',
    ) +
    path(
      'M0 36C-12 28.6 -32 27 -46 32L-44.6 29.4C-30 24.6 -12 26.6 0 33.6C12 26.6 30 24.6 44.6 29.4L46 32C32 27 12 28.6 0 36Z',
      '#e9dcc4',
    ) +
    path(left, pen.linear(['#2f3f8f', '#5a6ac0', '#f0a86a'])) +
    stars.join('') +
    oval(-20, 9, 5.2, 4.6, '#fff3c4') +
    oval(-18.2, 8, 4.4, 3.9, '#4a58ae') +
    path('M-42.4 18C-34 12 -26 14 -20 18C-14 14 -6 15 0 19V33C-12 26 -30 24 -44 29Z', '#3f8a5c') +
    path('M-43.2 23C-30 18 -14 19 0 26V33C-12 26 -30 24 -44 29Z', '#2c6a4c') +
    path('M-34 18V12.6L-30.4 9.6L-27 12.6V18Z', '#f4e2c0') +
    path('M-35.4 13L-30.4 8.6L-25.4 13Z', '#d9503c') +
    box(-31.6, 13.6, 2.6, 2.6, '#ffd45c') +
    path(right, pen.linear(['#fff4da', '#fffaf0', '#f0dfc0'], [0, 0], [1, 0.6])) +
    line('M8 5.4Q20 1.4 34 3.4M9 9.4Q20 5.4 28 6.6', '#6a5a52', 1.1, 0.75) +
    oval(23, 20.6, 14, 3.4, '#9fc88a', 0.9) +
    path('M12 20C11 13 20 10 27 11.4C34 12.4 37 17 35 20.4C31 23 16 23 12 20Z', '#e87a34') +
    path('M33 14C38 15 39 21 34 22.4C27 24 22 22 20 19.6C25 21 30 20 33 14Z', '#c85a1f') +
    path('M22 22.6C24 23 25.4 22 24.6 20.6C23 20.4 21 20.6 20 19.6C19.6 21 20.6 22.2 22 22.6Z', '#fff6e8') +
    path(
      'M11.6 13L13 9.6L15.8 12.4L19 10.2L20 14C20.4 18 17 20.6 14.6 20.4C12 19.4 10.8 16 11.6 13Z',
      '#f08c44',
    ) +
    path('M13.6 17L18.6 17L15.4 20.4Z', '#fff6e8') +
    line('M13 15.6Q14 16.4 14.8 15.6M17 15.6Q18 16.4 18.8 15.6', '#4a2414', 0.7) +
    path('M0 4C-2 3 -4 2 -7 1.4V29C-4 30 -2 31.6 0 33C2 31.6 4 30 7 29V1.4C4 2 2 3 0 4Z', '#2a1420', 0.16) +
    line('M0 4V33', '#5a3a34', 0.8, 0.6)
  )
}

/** A teddy bear with an open picture book on a quilt, in the light of a bedside lamp. */
export function storybook(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wall, bear, quilt, shade } = pen.ofVariant(bedrooms)
  const patches = Array.from({ length: 3 * 12 }, (_, n) => {
    const [row, at] = [Math.floor(n / 12), n % 12]
    const [top, foot] = [24 + row * row * 4 + row * 9, 24 + (row + 1) ** 2 * 4 + (row + 1) * 9]
    const x = (at - 6) * (17 + row * 3)
    const below = (at - 6) * (20 + row * 3)
    const [wide, wideBelow] = [17 + row * 3, 20 + row * 3]
    const colour = quilt[(at + row * 2) % 3] ?? quilt[0]
    return (
      path(
        `M${x} ${top}h${wide}L${below + wideBelow} ${foot}h${-wideBelow}Z`,
        darker(colour, 0.12 + row * 0.05),
      ) + line(`M${x + 1.6} ${top + 1.6}h${wide - 3}`, '#ffffff', 0.5, 0.4)
    )
  })
  const stars = Array.from({ length: 9 }, (_, n) =>
    oval(-56 + (n % 3) * 9 + (n % 2) * 2, -42 + Math.floor(n / 3) * 9, 0.6, 0.6, '#ffffff', 0.9),
  )
  return (
    box(0, 0, w, h, pen.linear([lighter(wall[0], 0.05), ...wall])) +
    inMiddle(
      pen,
      box(-63, -52, 34, 42, darker(wall[1], 0.2), 1.6) +
        box(-61, -50, 30, 38, pen.linear(['#1d2a6a', '#4a5cb0'])) +
        stars.join('') +
        oval(-40, -38, 5.4, 5.4, '#fff3cf') +
        box(-47, -50, 1.8, 38, darker(wall[1], 0.2)) +
        box(-61, -32, 30, 1.8, darker(wall[1], 0.2)) +
        glow(pen, 39, -26, 76, shade, 0.85) +
        path('M24 14H120V40H24Z', pen.linear(['#8a5a38', '#4a2a1c'])) +
        path('M24 14H120V16.4H24Z', '#c98f5c') +
        oval(39, 14, 9, 2.2, '#2a1a1c', 0.6) +
        path(
          'M34.6 13C35 6 36 4 37.6 2V-14H40.4V2C42 4 43 6 43.4 13Z',
          pen.linear(['#fff0d0', '#d9a45c', '#8a5a30'], [0, 0], [1, 0]),
        ) +
        path(
          'M29.6 -41H48.4L56 -12Q39 -8 22 -12Z',
          pen.linear([lighter(shade, 0.75), lighter(shade, 0.3), shade]),
        ) +
        oval(39, -12, 17, 2.4, '#fff8e0') +
        path('M-130 24H130V90H-130Z', darker(quilt[0], 0.3)) +
        patches.join('') +
        moved(-6, -14, shadow(pen, -2, 50, 34, 8, 0.6) + teddy(pen, bear)) +
        shadow(pen, -6, 42, 50, 9, 0.6) +
        moved(-6, 13, openBook(pen)) +
        oval(-31, 13.6, 6, 4.6, pen.radial([lighter(bear, 0.4), bear, darker(bear, 0.3)])) +
        oval(19, 13.6, 6, 4.6, pen.radial([lighter(bear, 0.45), lighter(bear, 0.1), darker(bear, 0.2)])) +
        line('M-33 17.4V14.8M-30 17.8V15M17.4 17.8V15M20.6 17.4V14.8', darker(bear, 0.4), 0.7, 0.7) +
        glow(pen, 14, 10, 42, '#ffe2a0', 0.34),
    )
  )
}

const tables = [
  { wood: ['#e2a868', '#a86a34'], house: '#e0433c', tree: '#3f9a4a', tin: '#2f8f8a' },
  { wood: ['#5fb0a8', '#2c726e'], house: '#3f6fc8', tree: '#5aa83a', tin: '#f2b63c' },
  { wood: ['#f0876a', '#bf4f3c'], house: '#f0a52c', tree: '#2f8f5a', tin: '#3a4f9a' },
  { wood: ['#7f92d8', '#44559c'], house: '#d8407a', tree: '#4a9a3f', tin: '#f0603f' },
  { wood: ['#f4cc5c', '#cc962a'], house: '#8a4fb8', tree: '#3a8f4a', tin: '#e0557a' },
] as const

const crayons = [
  '#e8382f',
  '#f59a23',
  '#f7d02c',
  '#4aa84a',
  '#2f7fd0',
  '#8a4fc0',
  '#e85a9a',
  '#6a4428',
] as const

/** A wax crayon that lies with its tip to the right, around 0, 0. */
const crayon = (pen: Pen, colour: string): string =>
  `<g transform="translate(1 2)" opacity="0.3">${box(-15, -2.6, 28, 5.2, '#160a1e', 1.4)}</g>` +
  box(-15, -2.6, 25, 5.2, pen.linear([lighter(colour, 0.3), colour, darker(colour, 0.35)]), 1) +
  box(-11, -2.6, 17, 5.2, pen.linear([lighter(colour, 0.62), lighter(colour, 0.35), darker(colour, 0.1)])) +
  line('M-9.6 -2.4V2.4M4.6 -2.4V2.4', darker(colour, 0.4), 0.7) +
  line('M-6 0Q-4 -1.4 -2 0T2 0', darker(colour, 0.4), 0.7) +
  path('M10 -2.2L15 -0.9Q16 0 15 0.9L10 2.2Z', pen.linear([lighter(colour, 0.2), darker(colour, 0.2)]))

/** One person as a child draws them: a round head, a triangle or a box, and lines. */
function figure(x: number, tall: number, coat: string, hair: string, isDress: boolean): string {
  const head = tall * 0.2
  const neck = 27 - tall + head * 2
  const hip = 27 - tall * 0.3
  return (
    (isDress
      ? path(`M${x} ${neck}L${x + tall * 0.2} ${hip + 1}H${x - tall * 0.2}Z`, coat, 0.85)
      : path(
          `M${x - tall * 0.1} ${neck}H${x + tall * 0.1}L${x + tall * 0.12} ${hip}H${x - tall * 0.12}Z`,
          coat,
          0.85,
        )) +
    line(`M${x - tall * 0.07} ${hip}V27h-1.6M${x + tall * 0.07} ${hip}V27h1.6`, '#4a3a34', 0.9) +
    line(
      `M${x - tall * 0.07} ${neck + 2}L${x - tall * 0.26} ${neck + tall * 0.2}M${x + tall * 0.07} ${neck + 2}L${x + tall * 0.26} ${neck + tall * 0.2}`,
      '#4a3a34',
      0.9,
    ) +
    oval(x, neck - head, head, head, '#fbd9b8') +
    `<circle cx="${x}" cy="${neck - head}" r="${head}" fill="none" stroke="#4a3a34" stroke-width="0.8"/>` +
    line(
      `M${x - head} ${neck - head * 1.3}Q${x - head * 0.4} ${neck - head * 2.5} ${x} ${neck - head * 2}T${x + head} ${neck - head * 1.3}`,
      hair,
      1.5,
    ) +
    oval(x - head * 0.36, neck - head * 1.05, 0.5, 0.5, '#2a1f1c') +
    oval(x + head * 0.36, neck - head * 1.05, 0.5, 0.5, '#2a1f1c') +
    line(
      `M${x - head * 0.42} ${neck - head * 0.62}Q${x} ${neck - head * 0.2} ${x + head * 0.42} ${neck - head * 0.62}`,
      '#d8303a',
      0.8,
    )
  )
}

/** What the child has drawn so far: a house, a tree, the sun and the family with its dog. */
function family(pen: Pen, house: string, tree: string): string {
  const scribble = (x: number, y: number, wide: number, tall: number, colour: string, rows: number) =>
    line(
      `M${x} ${y}${Array.from({ length: rows }, (_, n) => `L${x + (n % 2 ? 0 : wide) + pen.between(-0.8, 0.8)} ${y + (tall * (n + 1)) / rows}`).join('')}`,
      colour,
      1.5,
      0.85,
    )
  const rays = Array.from({ length: 11 }, (_, n) => {
    const turn = (n / 11) * Math.PI * 2
    const [a, b] = [8.4, n % 2 ? 12 : 14]
    return `M${28 + Math.cos(turn) * a} ${-24 + Math.sin(turn) * a}L${28 + Math.cos(turn) * b} ${-24 + Math.sin(turn) * b}`
  })
  return (
    scribble(-42, -33, 60, 6, '#6ab8ec', 7) +
    oval(28, -24, 6.4, 6.4, '#ffd23c') +
    line('M23.6 -26L32 -28M23 -23L33 -24.6M24.6 -20L32.4 -21.4', '#f5a623', 1.3, 0.8) +
    line(rays.join(''), '#f5a623', 1.3) +
    scribble(-43, 27, 86, 5, '#58ac48', 9) +
    scribble(-36, -2, 22, 27, lighter(house, 0.3), 17) +
    line('M-37 -3H-13V27H-37Z', house, 1.5) +
    path('M-40 -3L-25 -18L-10 -3Z', house, 0.85) +
    line('M-40 -3L-25 -18L-10 -3Z', darker(house, 0.2), 1.4) +
    box(-34, 2, 7, 7, '#fff6c8') +
    line('M-34 2h7v7h-7ZM-30.5 2v7M-34 5.5h7', '#4a3a34', 0.8) +
    path('M-23 27V15Q-19.6 12 -16.4 15V27Z', '#7a4a28') +
    oval(-18, 21, 0.7, 0.7, '#ffd23c') +
    line('M-16 -12V-19H-13V-9', darker(house, 0.3), 1.2) +
    line('M-14 -21Q-12 -24 -14 -26T-12 -31', '#8a8a96', 1, 0.8) +
    line('M37 27V10', '#7a4a28', 2.4) +
    oval(37, 3, 7.6, 9, lighter(tree, 0.25), 0.6) +
    line('M31 6Q30 -6 36 -6T43 2Q44 10 38 10T32 3Q33 -2 38 -1T40 5Q38 8 35 5', tree, 1.5) +
    figure(-5, 25, '#3f7fd0', '#5a3418', false) +
    figure(6, 23, '#e0457a', '#2a1a14', true) +
    figure(15.6, 16, '#f0a52c', '#8a4a1c', false) +
    figure(23.4, 13, '#7a4fc0', '#5a3418', true) +
    oval(30, 23.4, 3.6, 1.9, '#b87a44') +
    oval(33, 20.6, 1.8, 1.6, '#b87a44') +
    line('M27.6 24.6V27M32 24.6V27M26.6 22.6L24.8 20.4', '#8a5628', 1) +
    oval(33.6, 20.4, 0.4, 0.4, '#2a1a14')
  )
}

/** A child’s drawing of a family on a table, among wax crayons, seen from above. */
export function drawing(pen: Pen): string {
  const { width: w, height: h } = pen
  const { wood, house, tree, tin } = pen.ofVariant(tables)
  const grain = Array.from({ length: 8 }, (_, n) =>
    line(
      `M-120 ${-60 + n * 17}Q-40 ${-64 + n * 17 + pen.between(-4, 4)} 20 ${-59 + n * 17}T120 ${-60 + n * 17}`,
      darker(wood[1], 0.2),
      0.6,
      0.22,
    ),
  )
  const lying = (
    [
      [-39, 41, -24, 0],
      [-8, 46, 12, 4],
      [22, 41, -42, 6],
      [-44, -43, 30, 2],
    ] as const
  ).map(([x, y, turn, colour]) => moved(x, y, crayon(pen, crayons[colour]), { turn }))
  const stood = crayons.map((colour, n) => {
    const turn = (n / crayons.length) * Math.PI * 2
    const [x, y] = [Math.cos(turn) * 6.4, Math.sin(turn) * 6.4]
    return (
      oval(x, y, 3, 3, darker(colour, 0.3)) +
      oval(x - 0.3, y - 0.5, 2.7, 2.7, colour) +
      oval(x - 0.3, y - 0.5, 1, 1, lighter(colour, 0.5))
    )
  })
  return (
    box(0, 0, w, h, pen.linear([lighter(wood[0], 0.2), ...wood], [0, 0], [0.9, 1])) +
    inMiddle(
      pen,
      grain.join('') +
        turned(
          -5,
          0,
          0,
          `<g transform="scale(0.94)"><g transform="translate(2 3)" opacity="0.3">${box(-48, -40, 96, 76, '#160a1e', 1)}</g>` +
            path('M-48 -40H48V32Q46 36 40 36H-48Z', pen.linear(['#ffffff', '#fbf3e4'], [0, 0], [1, 1])) +
            path('M48 31Q42 30 40 36Q46 36 48 31Z', '#e2d4bc') +
            `<g transform="translate(0 1)">${family(pen, house, tree)}</g></g>`,
        ) +
        lying.join('') +
        moved(
          42,
          39,
          shadow(pen, 4, 5, 18, 17, 0.55) +
            oval(0, 0, 12.6, 12.6, pen.linear([lighter(tin, 0.4), tin, darker(tin, 0.35)], [0, 0], [1, 1])) +
            oval(0, 0, 10.8, 10.8, darker(tin, 0.55)) +
            stood.join(''),
        ),
    ) +
    path(`M0 ${h * 0.5}L${w * 0.5} 0H${w * 0.74}L0 ${h * 0.88}Z`, '#ffffff', 0.13)
  )
}
