import type { favouriteCalls } from '@marquee/contract/calls/favourites'
import type { Routes } from '../../platform/handler.ts'
import { addToFavourites, saveForTalent } from './add-to-favourites.ts'
import { getFavourites, getFavouritesAmong, saveFavouriteNote, setFavourite } from './manage-favourites.ts'
import { deleteFavouriteList, getFavouriteLists, saveFavouriteList } from './manage-lists.ts'

export const favouriteRoutes: Routes<typeof favouriteCalls> = {
  addFavourite: setFavourite,
  addFavouriteAlias: setFavourite,
  listFavourites: getFavourites,
  favouritesAmong: getFavouritesAmong,
  saveFavouriteNote,
  favouriteLists: getFavouriteLists,
  saveFavouriteList,
  deleteFavouriteList,
  addToFavourites,
  agentAddToFavourites: saveForTalent,
}
