// @vitest-environment jsdom
import './testing/browser.ts'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)

const imageOf = (url: string, ratio?: number): HTMLImageElement => {
  const { container } = render(<Picture url={url} frameWidth="300px" {...(ratio && { ratio })} />)
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
