import { blockCalls } from '@marquee/contract/calls/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useViewer } from '#lib/use-viewer.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { SelectField } from '../fields/SelectField.tsx'

export interface BlockParty {
  id: string
  name: string
  /** Set for an agency, whose talents are not blocked with it. */
  kind?: 'agency'
}

interface BlockDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Who is blocked. */
  party: BlockParty
  /** The talent for whom an agent blocks; absent where brands and talents block for themselves. */
  talentId?: string
  /** The talents of whom an agent chooses one; absent where it is known for whom they block. */
  talents?: readonly { id: string; name: string }[]
  /** Leaves the page of the blocked party, before what the screens show is read again. */
  onBlocked?: () => void | Promise<void>
}

const topics = ['account', 'applications', 'conversations', 'mandates', 'offers']
/**
 * Read again only when they are opened. What is on screen stays: the page of the blocked party is one of them, and reading it
 * again before it is left would fail.
 */
const listsWithParty = ['brands', 'campaigns', 'talents']

const ofOther = [
  'You no longer find each other, and neither of you can send messages, offers or applications.',
  'Open offers and undecided applications between you end now.',
  'Running deals go on without messages. To end one, request a cancellation.',
  'They aren’t notified of the block. You can unblock them in the settings.',
]

/** What a block changes, by who is blocked and who blocks. */
const consequences = {
  other: { brand: ofOther, talent: ofOther },
  agency: {
    brand: [
      'Its agents can’t send you messages, applications or counter-offers, and can’t accept offers, for any talent.',
      'Profiles that only this agency manages are hidden from you. Open offers and undecided applications with them end now.',
      'Talents with their own account can still work with you themselves, and so can their other agencies.',
      'Running deals go on without messages of its agents. To end one, request a cancellation.',
      'The agency isn’t notified of the block. You can unblock it in the settings.',
    ],
    talent: [
      'It can’t ask to represent you. Its open request ends now.',
      'The agency isn’t notified of the block. You can unblock it in the settings.',
    ],
  },
}

/** Asks before a brand, an agency or a talent is blocked, with what it changes. */
export function BlockDialog({ isOpen, onClose, party, talentId, talents, onBlocked }: BlockDialogProps) {
  const [chosenId, setChosenId] = useState('')
  const blockerId = talents ? chosenId : talentId
  const client = useQueryClient()
  const viewer = useViewer()
  const options = {
    success: `${party.name} is blocked.`,
    onSuccess: async () => {
      onClose()
      const forget = () => {
        for (const topic of listsWithParty) client.removeQueries({ queryKey: [topic], type: 'inactive' })
      }
      forget()
      await onBlocked?.()
      forget()
      await invalidateTopics(client, topics)
    },
  }
  const own = useCallMutation(blockCalls.block, options)
  const forTalent = useCallMutation(blockCalls.agentBlock, options)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Block ${party.name}?`}
      consequences={consequences[party.kind ?? 'other'][viewer === 'brand' ? 'brand' : 'talent']}
      confirm="Block"
      isDangerous
      isBusy={own.isPending || forTalent.isPending}
      isDisabled={blockerId === ''}
      onConfirm={() =>
        blockerId === undefined
          ? own.mutate({ blockedId: party.id })
          : forTalent.mutate({ talentId: blockerId, blockedId: party.id })
      }
    >
      {talents && (
        <SelectField
          label="Talent"
          hint="The block is for this talent. Your other talents can still work with the brand."
          isRequired
          placeholder="Choose a talent"
          options={talents.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosenId}
          onChange={setChosenId}
        />
      )}
    </ConfirmDialog>
  )
}
