import type { Platform } from '@marquee/contract/terms/deliverables'

/** What a talent with a public page costs, and how many people follow them. */
export interface PageFigures {
  /** Pounds. A talent earns two thirds of it, so it is a multiple of 30. */
  startsAt: number
  followers: Partial<Record<Platform, number>>
  /** The engagement rate on Instagram in basis points; small accounts have a higher one. */
  engagementBps: number
}

/** The figures of the talents with a public page, by their name. */
export const pageFigures: Readonly<Record<string, PageFigures>> = {
  'Maya Okafor': { startsAt: 720, followers: { instagram: 84_300, tiktok: 121_700 }, engagementBps: 410 },
  'Leo Hartmann': {
    startsAt: 540,
    followers: { instagram: 46_200, tiktok: 18_900, youtube: 31_400 },
    engagementBps: 360,
  },
  'Ana Ruiz': { startsAt: 960, followers: { instagram: 138_400, tiktok: 211_900 }, engagementBps: 290 },
  'Tom Bailey': {
    startsAt: 450,
    followers: { instagram: 22_600, tiktok: 9_350, blog: 14_100 },
    engagementBps: 480,
  },
  'Priya Nair': {
    startsAt: 270,
    followers: { instagram: 8_940, tiktok: 14_200, linkedin: 3_120 },
    engagementBps: 620,
  },
  'Jonas Weber': {
    startsAt: 840,
    followers: { instagram: 36_700, tiktok: 58_300, youtube: 12_600, twitch: 1_940 },
    engagementBps: 330,
  },
  'Ella Moreau': {
    startsAt: 660,
    followers: { instagram: 31_800, tiktok: 4_650, pinterest: 52_300 },
    engagementBps: 440,
  },
  'Idris Khan': {
    startsAt: 600,
    followers: { instagram: 67_500, tiktok: 38_900, pinterest: 112_000 },
    engagementBps: 310,
  },
  'Nia Evans': {
    startsAt: 330,
    followers: { instagram: 4_870, tiktok: 2_690, linkedin: 3_410 },
    engagementBps: 710,
  },
  'Callum Fraser': { startsAt: 180, followers: { instagram: 6_280, tiktok: 2_450 }, engagementBps: 780 },
  'Zara Ali': {
    startsAt: 390,
    followers: { instagram: 5_360, tiktok: 11_800, twitch: 18_600, youtube: 7_240 },
    engagementBps: 560,
  },
  'Owen Hughes': {
    startsAt: 1_140,
    followers: { instagram: 28_100, tiktok: 41_300, youtube: 186_500 },
    engagementBps: 390,
  },
  'Freya Lind': { startsAt: 360, followers: { instagram: 19_400, tiktok: 33_600 }, engagementBps: 530 },
  'Kofi Mensah': {
    startsAt: 480,
    followers: { instagram: 29_700, tiktok: 33_200, youtube: 9_860 },
    engagementBps: 470,
  },
  'Isla Reid': { startsAt: 510, followers: { instagram: 52_700, tiktok: 88_400 }, engagementBps: 430 },
  'Mateo Silva': {
    startsAt: 420,
    followers: { instagram: 19_800, tiktok: 7_240, blog: 11_600 },
    engagementBps: 520,
  },
  'Ruby Walker': {
    startsAt: 570,
    followers: { instagram: 52_800, tiktok: 87_100, pinterest: 24_500 },
    engagementBps: 370,
  },
  'Sami Haddad': {
    startsAt: 780,
    followers: { instagram: 11_900, tiktok: 6_740, podcast: 38_600, youtube: 15_300 },
    engagementBps: 520,
  },
}
