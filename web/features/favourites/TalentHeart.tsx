import { type FavouriteMark, favouriteCalls } from '@marquee/contract/calls/favourites'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallSwitch } from '#lib/use-call-switch.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { HeartButton } from '#ui/HeartButton.tsx'
import { favouriteTopics } from './favourites.queries.ts'

interface TalentHeartProps {
  talent: { id: string; displayName: string }
  /** Null for a talent who is no favourite. */
  mark: Omit<FavouriteMark, 'talentId'> | null
  /** Shown beside the heart. */
  text?: string
}

/** Adds a talent to the favourites, or removes them; asks first where a note or a place in a list would be lost. */
export function TalentHeart({ talent, mark, text }: TalentHeartProps) {
  const [isAsking, setAsking] = useState(false)
  const heart = useCallSwitch(favouriteCalls.addFavourite, {
    isOn: mark !== null,
    bodyOf: (isFavourite) => ({ talentId: talent.id, isFavourite }),
    topics: favouriteTopics,
  })
  const lost = mark ? lossesOf(mark) : []
  return (
    <>
      <HeartButton
        label={`Favourite ${talent.displayName}`}
        isPressed={heart.isOn}
        {...(text && { text })}
        onPress={() => (heart.isOn && lost.length > 0 ? setAsking(true) : heart.set(!heart.isOn))}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${talent.displayName} from your favourites?`}
        consequences={lost}
        confirm="Remove"
        isDangerous
        onConfirm={() => {
          setAsking(false)
          heart.set(false)
        }}
      />
    </>
  )
}

function lossesOf({ hasNote, lists }: Omit<FavouriteMark, 'talentId'>): string[] {
  return [
    ...(hasNote ? ['Your note about them is deleted.'] : []),
    ...(lists > 0 ? [`They leave ${formatCount(lists, 'list')} of yours.`] : []),
  ]
}
