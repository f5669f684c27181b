import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ProposeChangePage } from '#features/amendments/ProposeChangePage.tsx'
import { useDeal } from '#features/deals/deals.queries.ts'
import { AmendedTermsFields, TermsAmendedByBrand } from '#features/terms/AmendedTermsFields.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

/** States in which a deliverable may still change. */
const changeable = ['pending', 'submitted', 'changes_requested']

export default function ChangeDeal() {
  const { dealId = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  const deal = useDeal(viewer, dealId)
  const back = pathsOf[viewer].deal(dealId)
  return (
    <Loaded query={deal} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <ProposeChangePage
          side={viewer}
          dealId={dealId}
          answersId={search.get('counter')}
          deal={loaded}
          settled={loaded.deliverables
            .filter(({ status }) => !changeable.includes(status))
            .map(({ id }) => id)}
          back={back}
          fields={viewer === 'brand' ? TermsAmendedByBrand : AmendedTermsFields}
          onDone={() => navigate(back)}
        />
      )}
    </Loaded>
  )
}
