import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeDisclosure, withAdLabel } from './disclosure.ts'
import { disclosureRules, type Network, textOfNetwork } from './disclosure-rules.ts'

interface Case {
  principle: string
  network: Network
  facts: string
  text: string
}

/** Most good captions that may be refused, and most bad ones that may pass, of the held-out half. */
const MAX_REFUSED = 0.02
const MAX_PASSED = 0.05

const isNetwork = (name: string | undefined): name is Network => name !== undefined && name in textOfNetwork

function readCases(file: string): Case[] {
  const lines = readFileSync(new URL(`disclosure-cases/${file}`, import.meta.url), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [principle, network, facts, escaped] = line.split('\t')
    if (!principle || !facts || escaped === undefined || !isNetwork(network)) return []
    const text: string = JSON.parse(`"${escaped.replaceAll('"', '\\"')}"`)
    return [{ principle, network, facts, text }]
  })
}

const isHeldOut = ({ text }: Case) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).reduce(
    (sum, unit) => sum + unit,
    0,
  ) %
    2 ===
  1

function judge({ text, network, facts }: Case) {
  return judgeDisclosure({
    text,
    network,
    connection: {
      payment: facts.includes('p'),
      gift: facts.includes('g'),
      affiliateLink: facts.includes('a'),
      discountCode: facts.includes('c'),
    },
  })
}

const good = readCases('good.tsv')
const bad = readCases('bad.tsv')

test('there are 400 captions, and each half has good and bad ones of every kind', () => {
  expect(good.length + bad.length).toBe(401)
  expect(bad.filter(isHeldOut).length).toBeGreaterThan(90)
  expect(good.filter(isHeldOut).length).toBeGreaterThan(60)
  expect([...new Set(bad.map(({ principle }) => principle))].toSorted()).toEqual(
    Object.keys(disclosureRules).toSorted(),
  )
})

test.each([
  ['training', (one: Case) => !isHeldOut(one)],
  ['held-out', isHeldOut],
])(
  'of the %s half at most 2% of the good captions are refused and 5% of the bad ones pass',
  (half, isPart) => {
    const [goodOnes, badOnes] = [good.filter(isPart), bad.filter(isPart)]
    const refused = goodOnes.filter((one) => !judge(one).isClear)
    const passed = badOnes.filter((one) => judge(one).isClear)
    const figures = [
      `${half}: ${refused.length} of ${goodOnes.length} good ones refused, ${passed.length} of ${badOnes.length} bad ones passed`,
      ...refused.map(({ text }) => `refused: ${text}`),
      ...passed.map(({ text }) => `passed: ${text}`),
    ].join('\n')
    expect(refused.length / goodOnes.length, figures).toBeLessThanOrEqual(MAX_REFUSED)
    expect(passed.length / badOnes.length, figures).toBeLessThanOrEqual(MAX_PASSED)
  },
)

test('at least 95% of the refused captions get the reason that the case is about', () => {
  const wrong = bad.filter((one) => !judge(one).reasons.some(({ rule }) => rule === one.principle))
  const figures = wrong.map(
    (one) => `${one.principle}: ${one.text} → ${judge(one).reasons.map(({ rule }) => rule)}`,
  )
  expect(wrong.length / bad.length, figures.join('\n')).toBeLessThanOrEqual(0.05)
})

test('one click mends every caption, except one that says it is no ad', () => {
  for (const one of bad.filter(({ principle }) => principle !== 'denied'))
    expect(judge({ ...one, text: withAdLabel(one.text) }), one.text).toMatchObject({
      isClear: true,
      label: 'ad',
    })
})

test('every reason says what is wrong and what to do, without gaps', () => {
  for (const one of bad)
    for (const { says, mend } of judge(one).reasons) expect(`${says} ${mend}`).not.toMatch(/[{}]|“”/)
})

test('without payment, gift, link or code no caption needs a label', () => {
  for (const one of bad) expect(judge({ ...one, facts: '-' }).isClear).toBe(true)
})

test('the longest captions are judged in a few milliseconds', () => {
  const started = performance.now()
  for (const part of ['#ad', 'ad ', '#a ', '@x', '✨', '\n', 'paid '])
    judge({ principle: '', network: 'instagram', facts: 'p', text: part.repeat(3000).slice(0, 3000) })
  expect(performance.now() - started).toBeLessThan(500)
})
