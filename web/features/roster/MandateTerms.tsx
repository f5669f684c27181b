import type { MandateView } from '@marquee/contract/calls/mandates'
import { mandateSentences, type Reader } from './describe-mandate.ts'
import classes from './MandateTerms.module.css'

interface MandateTermsProps {
  mandate: MandateView
  reader: Reader
  talent: string
}

/** The terms of a mandate, sentence by sentence. */
export function MandateTerms({ mandate, reader, talent }: MandateTermsProps) {
  return (
    <ul className={classes.list}>
      {mandateSentences(mandate, reader, { agency: mandate.agency.name, talent }).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
