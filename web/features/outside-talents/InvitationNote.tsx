import type { CallOutput } from '@marquee/contract/call'
import type { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { NO_FEE_MONTHS } from '@marquee/contract/rules/outside-talents'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'

type Invitation = CallOutput<typeof outsideTalentCalls.outsideInvitationPage>

/** Who invites someone to Marquee, and what 0% means for them. */
export function InvitationNote({ invitation: { brand, campaign } }: { invitation: Invitation }) {
  return (
    <Card tone="wash">
      <Cluster>
        <Avatar name={brand.companyName} picture={brand.logoUrl} size={44} shape="square" />
        <h2>{brand.companyName} invites you</h2>
      </Cluster>
      {campaign && <p>They would like you to apply for “{campaign}”. You find it on your home page.</p>}
      <p>
        0% fee for {NO_FEE_MONTHS} months: Marquee takes nothing from your deals with {brand.companyName}, so
        you earn the whole price without VAT. This is for people who are new to Marquee. It ends for new
        offers if your social accounts or your bank account were here before.
      </p>
    </Card>
  )
}
