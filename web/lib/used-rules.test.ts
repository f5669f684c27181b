import { expect, test } from 'vitest'
import { isFontFile, parseRules, usedRules } from './used-rules.ts'

const used = (css: string, ...classes: string[]) => usedRules(parseRules(css), new Set(classes))

test('a rule stays when an element has every class of one of its selectors', () => {
  expect(used('.a{x:1}.b .c{x:2}', 'a', 'b')).toBe('.a{x:1}')
  expect(used('.a.b:hover,.c>p{x:1}', 'c')).toBe('.c>p{x:1}')
})

test('rules without a class, fonts, animations and the order of layers stay', () => {
  const css =
    '@layer base,mantine;:root{--a:1}@font-face{font-family:I}@keyframes _t{to{opacity:1}}h1,a:hover{x:1}'
  expect(used(css)).toBe(css)
})

test('conditions stay with the rules inside that are used, and go when none is', () => {
  expect(used('@media (width>=1px){.a{x:1}.b{x:2}}@media print{.b{x:3}}', 'a')).toBe(
    '@media (width>=1px){.a{x:1}}',
  )
  expect(used('@layer base{@media print{.a{x:1}}}', 'a')).toBe('@layer base{@media print{.a{x:1}}}')
})

test('a class in brackets is not needed', () => {
  expect(used('.a:not(.b){x:1}:is(.c,.d){x:2}[href$=".pdf"]{x:3}', 'a')).toBe(
    '.a:not(.b){x:1}:is(.c,.d){x:2}[href$=".pdf"]{x:3}',
  )
})

test('a selector list is split only outside brackets', () => {
  expect(used(':is(.a,.b) .c,.d{x:1}', 'd')).toBe('.d{x:1}')
  expect(used(':is(.a,.b) .c,.d{x:1}', 'c')).toBe(':is(.a,.b) .c{x:1}')
})

test('a font of a file is told from one of the device', () => {
  const css = '@font-face{src:url(a.woff2)}@font-face{src:local("Arial")}.a{background:url(b.svg)}'
  expect(parseRules(css).map(isFontFile)).toEqual([true, false, false])
})
