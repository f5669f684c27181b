import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { id } from '../rules/text.ts'

const named = z.object({ id: id(), name: z.string() })

export const brandListCalls = {
  industries: read('/companyindustry/list', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({ items: z.array(named) }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'Industries a brand chooses from.',
  }),
}

export const talentListCalls = {
  talentTypes: read('/talenttype/list', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({ items: z.array(named) }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'Talent types.',
  }),
  talentSubtypes: read('/talentsubtype/list', {
    by: 'anyone',
    input: z.strictObject({ typeId: id().optional() }),
    response: z.object({ items: z.array(named.extend({ typeId: id() })) }),
    rate: 'light',
    mayLag: true,
    isSameForAll: true,
    summary: 'Niches, all or of one talent type.',
  }),
}
