import { Fold } from '#ui/Fold.tsx'
import { Stack } from '#ui/Stack.tsx'
import { RankingText, rankingTitle } from './RankingText.tsx'
import classes from './Search.module.css'

/** Explains what decides the order of found talents. */
export function RankingNote() {
  return (
    <div className={classes.ranking}>
      <Fold
        title={rankingTitle}
        summary="By words, completed deals and time on Marquee. Newcomers have places of their own."
      >
        <Stack gap={12}>
          <RankingText />
        </Stack>
      </Fold>
    </div>
  )
}
