import type { BrandTerms } from '@marquee/contract/terms/brand-terms'
import { BRAND_TERMS_PRECEDENCE } from '@marquee/contract/terms/brand-terms-precedence'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useAttachedTerms } from '#lib/use-attached-terms.ts'
import type { Viewer } from '#lib/viewer.ts'
import classes from './AttachedTerms.module.css'
import { Button } from './Button.tsx'

interface AttachedTermsProps {
  side: Viewer
  offerId: string
  terms: BrandTerms
}

/** The brand’s own terms that an offer attaches: the file, its hash, and what counts where they say something else. */
export function AttachedTerms({ side, offerId, terms }: AttachedTermsProps) {
  const download = useAttachedTerms(side, offerId)
  return (
    <div className={classes.terms}>
      <div className={classes.file}>
        <IconFileText size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.name}>{terms.name}</p>
        <Button
          size="small"
          busy={download.isPending}
          aria-label={`Download PDF of ${terms.name}`}
          onClick={() => download.mutate(terms.id)}
        >
          Download PDF
        </Button>
      </div>
      <p className={classes.hash}>SHA-256: {terms.sha256}</p>
      <p className={classes.note}>They are signed with the offer. {BRAND_TERMS_PRECEDENCE}</p>
    </div>
  )
}
