import type { Deliverable } from '@marquee/contract/calls/deals'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { textOfNetwork } from '@marquee/contract/rules/disclosure-rules'
import { postTimingLabels } from '@marquee/contract/rules/post-address'
import { Callout } from '#ui/Callout.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { Stack } from '#ui/Stack.tsx'

/** A post with its link, when it was posted, and how it is labelled as an ad. */
export function PostRecord({ deliverable }: { deliverable: Deliverable }) {
  const { postUrl, postedAt, postTiming, disclosure, title } = deliverable
  if (!postUrl || !postedAt) return null
  return (
    <Stack gap={12}>
      <Callout tone={postTiming === 'in_time' ? 'good' : 'warning'}>
        Posted at{' '}
        <a href={postUrl} target="_blank" rel="noopener noreferrer">
          {postUrl}
        </a>
      </Callout>
      <KeyValues
        rows={[
          {
            label: 'Posted',
            value: `${formatLocalDateTime(postedAt)}${postTiming ? `. ${postTimingLabels[postTiming]}` : ''}`,
          },
          ...(disclosure ? [{ label: 'Ad label', value: describeLabel(deliverable, disclosure) }] : []),
          ...(disclosure?.caption ? [{ label: 'Caption as posted', value: disclosure.caption }] : []),
          ...(disclosure?.screenshot?.url
            ? [
                {
                  label: 'Screenshot',
                  value: (
                    <OutsideLink
                      size="small"
                      href={disclosure.screenshot.url}
                      isNewTab
                      label={`Screenshot of the post: ${title}`}
                    >
                      Screenshot
                    </OutsideLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}

function describeLabel(
  { spec: { platform } }: Deliverable,
  { basis, label }: NonNullable<Deliverable['disclosure']>,
): string {
  if (basis === 'platform_label') return 'The platform’s own label, as the screenshot shows'
  if (basis === 'operator' || platform === 'file') return 'None in the caption, allowed by Marquee'
  return `“${label}”, at the start of the ${textOfNetwork[platform].place}`
}
