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
