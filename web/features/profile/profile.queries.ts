import { identityCalls } from '@marquee/contract/calls/identity'
import { brandListCalls, talentListCalls } from '@marquee/contract/calls/lists'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '#lib/api.ts'
import { errorText } from '#lib/api-error.ts'
import { freshen } from '#lib/freshen.ts'
import { keepUser } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { useAsk } from '#lib/use-ask.ts'

export function useIndustries() {
  return useAsk(['lists', 'industries'], brandListCalls.industries, {})
}

export function useTalentTypes() {
  return useAsk(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useAsk(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}

/** Saves a picture the moment it is chosen: of the own profile, or of a talent the agency manages. */
export function useSavePicture(field: 'avatar' | 'cover', managed?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const files = { [field]: file }
      if (managed) {
        const { message } = await ask(rosterCalls.updateAddedTalent, { talentId: managed }, { files })
        await freshen(client, ['roster', 'home', 'talents'])
        return message
      }
      const { data, message } = await ask(identityCalls.updateProfile, {}, { files })
      keepUser(data)
      return message
    },
    onSuccess: (message) => toast.success(message),
    onError: (fault) => toast.error(errorText(fault)),
  })
}
