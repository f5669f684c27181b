import { accountCalls } from '@marquee/contract/calls/accounts'
import { brandListCalls, talentListCalls } from '@marquee/contract/calls/lists'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { verificationCalls } from '@marquee/contract/calls/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { keepUser } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useIndustries() {
  return useCallQuery(['lists', 'industries'], brandListCalls.industries, {})
}

export function useTalentTypes() {
  return useCallQuery(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useCallQuery(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}

/** Saves an image as soon as it is chosen: of the own profile, or of a managed talent. */
export function useSavePicture(field: 'avatar' | 'cover', managed?: string, onSaved?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const files = { [field]: file }
      if (managed) {
        const { message } = await request(rosterCalls.updateAddedTalent, { talentId: managed }, { files })
        await invalidateTopics(client, ['roster', 'home', 'talents'])
        return message
      }
      const { data, message } = await request(accountCalls.updateProfile, {}, { files })
      keepUser(data)
      await invalidateTopics(client, ['home'])
      return message
    },
    onSuccess: (message) => {
      toast.success(message)
      onSaved?.()
    },
    onError: (error) => toast.error(toastText(error)),
  })
}

/** Returns the kinds of facts about the own brand that are verified. */
export function useVerifiedKinds(): string[] {
  const { data } = useCallQuery(['verification', 'brand'], verificationCalls.brandVerification, {})
  return data?.facts.map(({ kind }) => kind) ?? []
}
