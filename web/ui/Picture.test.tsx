// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)

const imageOf = (url: string, ratio?: number, isWhole = false): HTMLImageElement => {
  const { container } = render(
    <Picture url={url} frameWidth="300px" {...(ratio && { ratio })} isWhole={isWhole} />,
  )
  return container.querySelector('img') ?? new Image()
}

it('a stored picture offers its narrower versions, its own size, and the width that is needed', () => {
  const image = imageOf('/uploads/covers/abcdefghijklmnopqrstuv-1000x500.jpg', 1)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '500'])
  expect(image.srcset).toBe(
    '/uploads/covers/abcdefghijklmnopqrstuv-1000x500-320.webp 320w, ' +
      '/uploads/covers/abcdefghijklmnopqrstuv-1000x500-640.webp 640w, ' +
      '/uploads/covers/abcdefghijklmnopqrstuv-1000x500.jpg 1000w',
  )
  expect(image.sizes).toBe('(max-width: 720px) calc(300px * 2.00), calc(300px * 2.00)')
})

it('a picture stored without versions is shown as it is, at most in its own size', () => {
  const image = imageOf('/uploads/covers/abcdefghijklmnopqrstuv.jpg')
  expect(image.getAttribute('srcset')).toBe(null)
  Object.defineProperties(image, { naturalWidth: { value: 480 }, naturalHeight: { value: 600 } })
  fireEvent.load(image)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '600'])
})

it('the place of a picture has the colours that its address names', () => {
  const gradient = 'linear-gradient(rgb(170, 187, 221), rgb(153, 170, 153), rgb(187, 187, 170))'
  const image = imageOf('/uploads/covers/abcdefghijklmnopqrstuv-1000x500-abd9a9bba.jpg')
  expect(image.style.background).toBe(gradient)
  expect(image.srcset).toContain('-1000x500-abd9a9bba-320.webp 320w')
  const poster = imageOf(
    '/uploads/deliverables/abcdefghijklmnopqrstuv-72x90-abd9a9bba.webp?expires=1&signature=x',
  )
  expect(poster.style.background).toBe(gradient)
})

it('a picture whose address names no colours, and one that leaves space beside it, has none', () => {
  const url = '/uploads/covers/abcdefghijklmnopqrstuv-1000x500'
  expect(imageOf(`${url}.jpg`).hasAttribute('style')).toBe(false)
  expect(imageOf(`${url}-abd9a9bba.jpg`, 1, true).hasAttribute('style')).toBe(false)
})
