import type { Work } from '@marquee/contract/calls/portfolios'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WorkView } from './WorkView.tsx'

const video: Work = {
  id: 'a',
  caption: 'Morning routine',
  brand: '',
  views: null,
  likes: null,
  statedOn: '2026-11-02',
  kind: 'video',
  url: '/files/film.webm',
  posterUrl: null,
  mime: 'video/webm',
  durationMs: 34_000,
}
const videoTag = (work: Work) => /<video[^>]*>/.exec(renderToStaticMarkup(<WorkView works={[work]} />))?.[0]

it('the box of a video has the proportions of its poster before anything is loaded', () => {
  const posterUrl =
    '/uploads/deliverables/a1b2c3d4e5-f6a7b8_c9d0-720x900-abd9a9bba.webp?expires=1&signature=a'
  expect(videoTag({ ...video, posterUrl })).toContain('aspect-ratio:0.8;max-height:125.00cqw')
})

it('a video without a poster has a square box', () => {
  expect(videoTag(video)).toContain('aspect-ratio:1;max-height:100.00cqw')
})
