import { agencyCalls, type Member } from '@marquee/contract/calls/agency'
import { joinList } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useUser } from '#lib/session.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { agencyTopics, useTeam } from './agency.queries.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'

interface TeamPageProps {
  /** The talents that a member can be responsible for. */
  talents: readonly { id: string; name: string }[]
}

/** The team members and their talents; the owner invites, changes and removes members. */
export function TeamPage({ talents }: TeamPageProps) {
  const isOwner = useUser().agency?.isOwner ?? false
  const [isInviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  return (
    <Loaded query={useTeam()} skeleton={<RowsSkeleton count={3} />}>
      {({ items }) => (
        <Stack>
          {isOwner && (
            <Cluster align="end">
              <Button kind="primary" onClick={() => setInviting(true)}>
                Invite a colleague
              </Button>
            </Cluster>
          )}
          <RowList label="Team">
            {items.map((member) => (
              <Row
                key={member.id}
                picture={<Avatar name={member.name} picture={member.avatarUrl} />}
                title={member.name}
                detail={`${member.email} · ${answersFor(member, talents)}`}
                state={
                  member.status === 'invited' ? (
                    <Status tone="action">Invited</Status>
                  ) : (
                    <Status tone="good">{member.role === 'owner' ? 'Owner' : 'Member'}</Status>
                  )
                }
                action={
                  isOwner &&
                  member.role === 'member' && (
                    <>
                      <Button
                        size="small"
                        aria-label={`Change ${member.name}`}
                        onClick={() => setChanging(member)}
                      >
                        Change
                      </Button>
                      <Button
                        kind="quiet"
                        size="small"
                        aria-label={`Remove ${member.name}`}
                        onClick={() => setRemoving(member)}
                      >
                        Remove
                      </Button>
                    </>
                  )
                }
              />
            ))}
          </RowList>
          <InviteDialog isOpen={isInviting} talents={talents} onClose={() => setInviting(false)} />
          <MemberDialog member={changing} talents={talents} onClose={() => setChanging(null)} />
          <RemoveMemberDialog member={removing} onClose={() => setRemoving(null)} />
        </Stack>
      )}
    </Loaded>
  )
}

function RemoveMemberDialog({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const remove = useCallMutation(agencyCalls.removeMember, { topics: agencyTopics, onSuccess: onClose })
  const isInvited = member?.status === 'invited'
  return (
    <ConfirmDialog
      isOpen={member !== null}
      onClose={onClose}
      title={
        isInvited
          ? `Withdraw the invitation to ${member?.name}?`
          : `Remove ${member?.name ?? ''} from the team?`
      }
      consequences={
        isInvited
          ? ['The link in their email stops working immediately.']
          : [
              'They’re signed out immediately and lose access to the agency.',
              'Their activity stays on record under their name.',
            ]
      }
      confirm={isInvited ? 'Withdraw' : 'Remove from the team'}
      isDangerous={!isInvited}
      isBusy={remove.isPending}
      onConfirm={() => member && remove.mutate({ memberId: member.id })}
    />
  )
}

/** Above this number, further names are only counted. */
const mostNames = 3

function answersFor({ role, talentIds }: Member, talents: TeamPageProps['talents']): string {
  if (role === 'owner') return 'responsible for all talents'
  const names = talents.filter(({ id }) => talentIds.includes(id)).map(({ name }) => name)
  if (talentIds.length === 0) return 'no talents assigned yet'
  if (talentIds.length > mostNames || names.length < talentIds.length)
    return `responsible for ${talentIds.length} talents`
  return `responsible for ${joinList(names)}`
}
