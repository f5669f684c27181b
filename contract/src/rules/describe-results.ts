/** Returns for how many of the posts of a campaign results are known, as a sentence. */
export function describeResults({ withResults, all }: { withResults: number; all: number }): string {
  return all === 0
    ? 'Nothing has been posted yet.'
    : `Results were entered for ${withResults} of ${all} posts.`
}
