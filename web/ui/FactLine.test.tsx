import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactLine } from './FactLine.tsx'

const markup = (facts: Parameters<typeof FactLine>[0]['facts']) =>
  renderToStaticMarkup(<FactLine facts={facts} />)
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '')

it('each dot is in one part with the fact after it, and lines may break before that part only', () => {
  expect(withoutClasses(markup(['Photographer', 'Food photography', 'Bristol']))).toBe(
    '<span><span><span>Photographer</span> <span><span>· </span>Food photography</span> <span><span>· </span>Bristol</span></span></span>',
  )
})

it('what is empty has no dot, and one fact is plain text', () => {
  expect(markup(['', null, 'Bristol', false, undefined])).toBe('Bristol')
  expect(markup([null])).toBe('')
  expect(withoutClasses(markup([null, 'Beauty', '', 'Leeds'])).match(/·/g)).toHaveLength(1)
})
