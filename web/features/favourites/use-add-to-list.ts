import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { favouriteTopics } from './favourites.queries.ts'

export interface Talent {
  id: string
  displayName: string
}

/** What became of talents who were to join a list. */
export interface Added {
  /** Who joined the list. */
  added: number
  /** Who was in it already. */
  present: number
  /** Who could not be added, such as talents who can’t be found any more. */
  failed: readonly Talent[]
}

/** Returns a function that adds several talents to a list, one after the other, so that one who fails keeps nobody else out. */
export function useAddToList() {
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const addAll = async (listId: string, talents: readonly Talent[]): Promise<Added> => {
    const before = await countIn(listId)
    const failed: Talent[] = []
    for (const talent of talents) {
      try {
        await call(favouriteCalls.addFavourite, { talentId: talent.id, listId, isFavourite: true })
      } catch {
        failed.push(talent)
      }
    }
    const saved = talents.length - failed.length
    // A call that repeats itself succeeds as well, so the list says how many are new.
    const added = saved === 0 ? 0 : Math.min(saved, Math.max(0, (await countIn(listId)) - before))
    return { added, present: saved - added, failed }
  }
  const add = async (listId: string, talents: readonly Talent[]): Promise<Added> => {
    setAdding(true)
    try {
      return await addAll(listId, talents)
    } finally {
      setAdding(false)
      await invalidateTopics(client, favouriteTopics)
    }
  }
  return { add, isAdding }
}

async function countIn(listId: string): Promise<number> {
  const { items } = await call(favouriteCalls.favouriteLists, {})
  return items.find(({ id }) => id === listId)?.count ?? 0
}
