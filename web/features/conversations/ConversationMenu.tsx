import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { Conversation } from '@marquee/contract/calls/messages'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Fragment } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import type { AgencyAction } from './AgencyDialogs.tsx'
import type { ConversationPaths } from './conversation-paths.ts'
import { useHasBrandPage } from './conversations.queries.ts'
import { Popup, PopupButton, PopupLink, PopupRule } from './Popup.tsx'

export type ConversationTool = 'find' | 'date' | 'star' | 'mute' | 'archive' | 'unread' | 'report' | 'block'

interface ConversationMenuProps {
  side: Viewer
  anchor: HTMLElement
  conversation: Conversation
  /** The other party, who can be blocked. */
  otherName: string
  paths: ConversationPaths
  /** Agencies whose agents have written to the brand that reads. */
  agencies: readonly AgencyCard[]
  onAgency: (action: AgencyAction) => void
  onTool: (tool: ConversationTool) => void
  onClose: () => void
}

/** The actions and links of a conversation. */
export function ConversationMenu({
  side,
  anchor,
  conversation,
  otherName,
  paths,
  agencies,
  onAgency,
  onTool,
  onClose,
}: ConversationMenuProps) {
  const { brand, dealId, offerId, isStarred, isMuted, isArchived, lastNo } = conversation
  const hasBrandPage = useHasBrandPage(side, brand.id)
  const use = (tool: ConversationTool) => () => {
    onClose()
    onTool(tool)
  }
  const chooseFor = (action: AgencyAction) => () => {
    onClose()
    onAgency(action)
  }
  return (
    <Popup anchor={anchor} label="Conversation actions" onClose={onClose}>
      {dealId && (
        <PopupLink icon={IconBriefcase} to={paths.deal(dealId)}>
          View deal
        </PopupLink>
      )}
      {offerId && (
        <PopupLink icon={IconMail} to={paths.offer(offerId)}>
          View offer
        </PopupLink>
      )}
      {paths.brand && hasBrandPage && (
        <PopupLink icon={IconBuildingStore} to={paths.brand(brand.id)}>
          View brand
        </PopupLink>
      )}
      <PopupButton icon={IconSearch} onClick={use('find')}>
        Search this conversation
      </PopupButton>
      <PopupButton icon={IconCalendar} onClick={use('date')}>
        Go to date
      </PopupButton>
      <PopupRule />
      <PopupButton icon={IconStar} onClick={use('star')}>
        {isStarred ? 'Remove star' : 'Star'}
      </PopupButton>
      <PopupButton icon={isMuted ? IconBell : IconBellOff} onClick={use('mute')}>
        {isMuted ? 'Unmute' : 'Mute'}
      </PopupButton>
      <PopupButton icon={IconArchive} onClick={use('archive')}>
        {isArchived ? 'Move to inbox' : 'Archive'}
      </PopupButton>
      {lastNo > 0 && (
        <PopupButton icon={IconMailOpened} onClick={use('unread')}>
          Mark as unread
        </PopupButton>
      )}
      <PopupRule />
      <PopupButton icon={IconFlag} isDangerous onClick={use('report')}>
        Report this conversation
      </PopupButton>
      <PopupButton icon={IconBan} isDangerous onClick={use('block')}>
        {`Block ${otherName}`}
      </PopupButton>
      {agencies.length > 0 && <PopupRule />}
      {agencies.map((agency) => (
        <Fragment key={agency.id}>
          <PopupButton icon={IconFlag} isDangerous onClick={chooseFor({ kind: 'report', agency })}>
            {`Report ${agency.name}`}
          </PopupButton>
          <PopupButton icon={IconBan} isDangerous onClick={chooseFor({ kind: 'block', agency })}>
            {`Block ${agency.name}`}
          </PopupButton>
        </Fragment>
      ))}
    </Popup>
  )
}
