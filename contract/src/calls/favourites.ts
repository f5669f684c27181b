import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { limits } from '../rules/limits.ts'
import { id, instant, line, page, paged, paragraph } from '../rules/text.ts'
import { listedTalent } from './search.ts'

/** Most lists of favourites of one brand, besides “Favourites” itself. */
export const MAX_FAVOURITE_LISTS = 50
/** Most talents of one question which of them are favourites. */
export const MAX_FAVOURITES_AMONG = 50
export const MAX_FAVOURITE_NOTE = 1_000

/** The default list. Every favourite is in it; lists of a brand’s own hold some of them. */
export const DEFAULT_FAVOURITE_LIST = 'Favourites'

const favourite = z.object({
  talent: listedTalent,
  /** The brand’s own note; nobody else sees it. Empty without one. */
  note: z.string(),
  /** The brand’s lists that hold the talent, by name. */
  listIds: z.array(id()),
  /** When the talent came into the list that is read. */
  addedAt: instant(),
})
export type Favourite = z.output<typeof favourite>

/** That a talent is a favourite, and what would be lost with a removal. */
const mark = z.object({
  talentId: id(),
  hasNote: z.boolean(),
  /** How many of the brand’s lists hold the talent. */
  lists: z.int(),
})
export type FavouriteMark = z.output<typeof mark>

const favouriteList = z.object({
  id: id(),
  name: z.string(),
  /** Talents of the list who can be found at present. */
  count: z.int(),
})
export type FavouriteList = z.output<typeof favouriteList>

const named = { name: line(limits.name) }
const isFavourite = z.boolean().default(true)

const addFavourite = write('/brand/add-favorite', {
  acrossBlock: 'hidden',
  by: ['brand'],
  input: z.strictObject({
    talentId: id(),
    /** One of the brand’s own lists. Without it the default list “Favourites” is meant. */
    listId: id().optional(),
    /** `false` removes the talent: from the list, or without one from “Favourites” and every list, with the note. */
    isFavourite,
  }),
  response: z.object({ talentId: id(), isFavourite: z.boolean(), listIds: z.array(id()) }),
  subject: { noun: 'talent', field: 'talentId', scope: 'public' },
  summary:
    'Adds a talent to a list of favourites, or removes them; repeating it changes nothing. A talent in any list is a favourite.',
})

/** What a talent, or an agent for them, does with `/campaign/add-to-fav`. */
const saveCampaign = write('/campaign/add-to-fav', {
  acrossBlock: 'hidden',
  by: ['talent'],
  input: z.strictObject({ campaignId: id(), isFavourite }),
  response: z.object({ campaignId: id(), talentId: id(), isFavourite: z.boolean() }),
  errors: ['campaign_not_open'],
  summary:
    'Saves an open campaign for later, or removes it from the saved ones. Repeating it changes nothing.',
})

/** The calls about favourites. */
export const favouriteCalls = {
  addFavourite,
  addFavouriteAlias: { ...addFavourite, path: '/brand/addFavorite' },
  listFavourites: read('/brand/listFavorite', {
    by: ['brand'],
    input: page().extend({ listId: id().optional() }),
    response: paged(favourite),
    summary:
      'The brand’s favourites, or those of one list, newest first, with its notes. Talents who can’t be found are left out.',
  }),
  favouritesAmong: read('/brand/favorites-among', {
    by: ['brand'],
    input: z.strictObject({ talentIds: z.array(id()).min(1).max(MAX_FAVOURITES_AMONG) }),
    response: z.object({ items: z.array(mark) }),
    summary: 'Which of these talents are favourites of the brand.',
  }),
  saveFavouriteNote: write('/brand/favorite-note', {
    by: ['brand'],
    input: z.strictObject({ talentId: id(), note: paragraph(MAX_FAVOURITE_NOTE, 0) }),
    response: z.object({ talentId: id(), note: z.string() }),
    message: 'Note saved.',
    summary: 'Saves the brand’s private note about one of its favourites; an empty one deletes it.',
  }),
  favouriteLists: read('/brand/favorite-lists', {
    by: ['brand'],
    input: emptyInput(),
    response: z.object({
      /** All favourites who can be found at present. */
      count: z.int(),
      items: z.array(favouriteList),
    }),
    summary: 'The brand’s lists of favourites by name, and how many talents each shows.',
  }),
  saveFavouriteList: write('/brand/save-favorite-list', {
    by: ['brand'],
    input: z.strictObject({ ...named, listId: id().optional() }),
    response: z.object({ id: id(), name: z.string() }),
    message: 'List saved.',
    summary: `Creates a list of favourites, or renames one. Names are unique; at most ${MAX_FAVOURITE_LISTS} lists.`,
  }),
  deleteFavouriteList: write('/brand/delete-favorite-list', {
    by: ['brand'],
    input: z.strictObject({ listId: id() }),
    response: z.object({ listId: id() }),
    message: 'List deleted.',
    summary: 'Deletes a list. Its talents stay favourites, with their notes.',
  }),
  addToFavourites: {
    ...saveCampaign,
    by: ['brand', 'talent'],
    input: z.strictObject({
      ...saveCampaign.input.shape,
      /** The applicant, for brands. */
      talentId: id().optional(),
    }),
    summary:
      'A brand adds an applicant to the shortlist of its campaign, a talent saves an open campaign; or the reverse. Repeating it changes nothing.',
  },
  agentAddToFavourites: onBehalfOfNamed('/talentagent/add-to-fav', saveCampaign, 'apply'),
} as const
