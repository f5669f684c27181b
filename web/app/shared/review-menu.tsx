import { ReportMenu } from '#features/reports/ReportButton.tsx'

/** Returns the menu that reports a review. */
export function reviewMenu(reviewId: string) {
  return <ReportMenu label="Actions for this review" subjects={[{ noun: 'review', id: reviewId }]} />
}
