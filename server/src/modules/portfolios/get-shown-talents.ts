import { createHash } from 'node:crypto'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { startingPriceOf } from '@marquee/contract/rules/starting-price'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { addressOf } from '../files/files.view.ts'
import { pricesOf } from '../talents/prices.store.ts'
import { largestNetworks } from '../talents/social-accounts.ts'
import { listShownTalents } from './public-pages.store.ts'

const MAX_SHOWN = 4

/** Returns up to four talents with an open page and pictures of their work, the same ones the whole day. */
export const getShownTalents: Handler<typeof portfolioCalls.shownTalents> = async ({ now }) => {
  const part = partOf(today(now))
  const first = await listShownTalents({ part, comesFirst: true, limit: MAX_SHOWN })
  const others =
    first.length < MAX_SHOWN
      ? await listShownTalents({ part, comesFirst: false, limit: MAX_SHOWN - first.length })
      : []
  return {
    items: [...first, ...others].map(
      ({ pictures, price, priceEur, priceUsd, rating, socials, ...talent }) => ({
        ...talent,
        rating: rating > 0 ? rating / 10 : null,
        platforms: largestNetworks(socials),
        startingPrice: startingPriceOf(pricesOf({ price, priceEur, priceUsd }), DEFAULT_CURRENCY),
        pictures: pictures.map((picture) => addressOf(picture, now)),
      }),
    ),
  }
}

/** Returns a number from 0 to 1 that differs from day to day and depends on nothing else. */
const partOf = (day: string): number => createHash('sha256').update(day).digest().readUInt32BE() / 2 ** 32
