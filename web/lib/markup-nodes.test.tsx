import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markupNodes } from './markup-nodes.tsx'

const rendered = (html: string) => renderToStaticMarkup(markupNodes(html))

test.each([
  ['<p>Fees &amp; <strong>prices</strong></p>', '<p>Fees &amp; <strong>prices</strong></p>'],
  ['<p>See <a href="/pricing">prices</a>.</p>', '<p>See <a href="/pricing">prices</a>.</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['One<br>two', 'One<br/>two'],
  ['<p>Left open <em>here', '<p>Left open <em>here</em></p>'],
  ['</p>Text', 'Text'],
  ['5 &lt; 6 &#39;and&#39; a < b', '5 &lt; 6 &#x27;and&#x27; a &lt; b'],
])('%s is rendered', (html, expected) => expect(rendered(html)).toBe(expected))

const url = '/uploads/content/abcdefghijklmnopqrstuv-1200x800.jpg'
const picture = `<img src="${url}" alt="Two &quot;lamps&quot;" width="1200" height="800" />`

test('a picture of a public page has its size, its widths and its description, and is loaded late', () => {
  const shown = renderToStaticMarkup(markupNodes(`<p>See</p>${picture}<p>it</p>`, { hasPictures: true }))
  const [before, rest = ''] = shown.split('<img ')
  const [attributes = '', after] = rest.split('/>')
  expect([before, after]).toEqual(['<p>See</p>', '<p>it</p>'])
  const versions = [320, 640, 960].map((width) => `${url.replace('.jpg', `-${width}.webp`)} ${width}w`)
  for (const attribute of [
    `src="${url}"`,
    `srcSet="${[...versions, `${url} 1200w`].join(', ')}"`,
    'sizes="(max-width: 720px) min(100vw, 1200px), 690px"',
    'width="1200"',
    'height="800"',
    'alt="Two &quot;lamps&quot;"',
    'loading="lazy"',
  ])
    expect(attributes).toContain(attribute)
})

test('a picture of a public page shows the colours that its address names until it is loaded', () => {
  const coloured = picture.replace('-1200x800', '-1200x800-abd9a9bba')
  expect(renderToStaticMarkup(markupNodes(coloured, { hasPictures: true }))).toContain(
    'style="background:linear-gradient(#abd,#9a9,#bba)"',
  )
  expect(renderToStaticMarkup(markupNodes(picture, { hasPictures: true }))).not.toContain('style')
})

test.each([
  ['of a text without pictures', picture, false],
  ['of another host', '<img src="https://evil.example/a.jpg" alt="x">', true],
  ['of another upload', `<img src="${url.replace('content', 'covers')}" alt="x">`, true],
  ['with a script', '<img src="javascript:ran()" alt="x" onerror="ran()">', true],
  ['without quotes', '<img src=x onerror=ran()>', true],
  ['in another attribute', `<img data-src="${url}" alt="x">`, true],
])('a picture %s is left out', (_which, html, hasPictures) => {
  expect(renderToStaticMarkup(markupNodes(`<p>a</p>${html}<p>b</p>`, { hasPictures }))).toBe(
    '<p>a</p><p>b</p>',
  )
})

test('headings of the editor are shown, and earlier ones as its nearest one', () => {
  expect(rendered('<h2>A</h2><h3>B</h3><h4>C</h4><p><b>D</b></p>')).toBe(
    '<h3>A</h3><h3>B</h3><h4>C</h4><p><strong>D</strong></p>',
  )
})

test('a link to another website names no sender and gives it no rank', () => {
  expect(rendered('<a href="https://example.com/?a=1&amp;b=2" onclick="ran()">x</a>')).toBe(
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow">x</a>',
  )
})

test.each([
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload="ran()"><p>x</p></svg>',
  '<a href="javascript:ran()">x</a>',
  '<a href="javascript&#58;ran()">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p onclick="ran()" style="position:fixed">x</p>',
  '<p title=">"><iframe src="https://evil.example"></iframe></p>',
  '&lt;script&gt;ran()&lt;/script&gt;',
  '<!-- <script>ran()</script> --><p>x</p>',
])('%s runs nothing and leads nowhere', (html) => {
  const page = rendered(html)
  expect(page).not.toMatch(/<(?!\/?(?:p|span|br)[ />])/)
  expect(page).not.toMatch(/<[^>]*(?:on\w+|style|href|src)=/i)
})
