import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { useCallSwitch } from '#lib/use-call-switch.ts'
import { HeartButton } from '#ui/HeartButton.tsx'

interface CampaignHeartProps {
  campaign: { id: string; title: string; isSaved: boolean }
  /** Shown beside the heart. */
  text?: string
}

/** Saves an open campaign for later, for the talent who reads it. */
export function CampaignHeart({ campaign, text }: CampaignHeartProps) {
  const heart = useCallSwitch(favouriteCalls.addToFavourites, {
    isOn: campaign.isSaved,
    bodyOf: (isFavourite) => ({ campaignId: campaign.id, isFavourite }),
    topics: ['campaigns'],
  })
  return (
    <HeartButton
      label={`Save ${campaign.title}`}
      isPressed={heart.isOn}
      {...(text && { text })}
      onPress={() => heart.set(!heart.isOn)}
    />
  )
}
