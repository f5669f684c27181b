import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { contentKeys, pageContent } from '../content/schemas.ts'
import { newDocumentVersion } from '../legal/document-version.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { instant, queryNumber } from '../rules/text.ts'

const byOperator = ['adminProMax'] as const
const page = z.enum(contentKeys)
/** What an operator did, and when; null for the text that Marquee comes with. */
const act = z.object({ by: z.string(), at: instant() })

const version = z.object({
  version: z.int(),
  /** The names of the fields that differ from the version before. */
  changed: z.array(z.string()),
  /** The version whose content was published again. */
  restores: z.int().nullable(),
  reason: z.string(),
  ...act.shape,
})

const missingFigure = z.object({ what: z.string(), words: z.string() })

const contentPage = z.object({
  /** Counts every change of the page. A change sends the number it was made from. */
  revision: z.int(),
  publishedVersion: z.int(),
  /** Null without a draft. */
  draft: act.nullable(),
  /** The draft, or without one what is published. */
  current: pageContent,
  /** The newest 200 versions, newest first. */
  versions: z.array(version),
  /** Figures of the product that a legal page should state and that are not in `current`; none for other pages. */
  missingFigures: z.array(missingFigure),
})
export type EditedContentPage = z.output<typeof contentPage>

const which = { page, revision: z.int32().min(0) }
const errors = ['stale_version'] as const
/** Required for a legal page, and refused for another one. */
const legal = newDocumentVersion.optional()

/** The calls with which operators edit the texts of the public pages. */
export const operatorContentCalls = {
  contentPages: read('/superAdmin/getContentPages', {
    by: byOperator,
    input: emptyInput(),
    response: z.object({
      items: z.array(
        z.object({
          page,
          publishedVersion: z.int(),
          published: act.nullable(),
          draft: act.nullable(),
          /** Figures of the product that the published legal page does not state; none for other pages. */
          missingFigures: z.array(missingFigure),
        }),
      ),
    }),
    summary: 'The content pages, each with its published version and its draft.',
  }),
  contentPage: read('/superAdmin/getContentPage', {
    by: byOperator,
    input: z.strictObject({ page }),
    response: contentPage,
    summary: 'A content page as it is edited, with its versions.',
  }),
  contentVersion: read('/superAdmin/getContentVersion', {
    by: byOperator,
    input: z.strictObject({ page, version: queryNumber(0) }),
    response: z.object({
      version: z.int(),
      saved: pageContent,
      /** The content of the version before it; version 0 has none and names its own. */
      before: pageContent,
    }),
    summary:
      'The content of one version and of the one before it; version 0 is the text that Marquee comes with.',
  }),
  previewContent: read('/superAdmin/previewContent', {
    by: byOperator,
    input: z.strictObject({ page, version: queryNumber(0).optional() }),
    response: z.object({ isDraft: z.boolean(), current: pageContent }),
    summary: 'The draft or a version of a page, which its public address shows to operators alone.',
  }),
  uploadContentPicture: write('/superAdmin/uploadContentPicture', {
    by: byOperator,
    input: z.strictObject({ reason: operatorReason().default('Picture for a page') }),
    response: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    files: { file: 'image' },
    errors: ['invalid_file_type', 'image_too_large', 'file_unsafe', 'upload_limit_reached', 'storage_full'],
    rate: 'costly',
    message: 'Uploaded.',
    summary:
      'Stores a picture for the pages (jpeg, png, webp; 2 MB), re-encoded and without its location. One that no draft and no version shows is deleted a day after its upload.',
  }),
  saveContentDraft: write('/superAdmin/saveContentDraft', {
    by: byOperator,
    input: z.strictObject({
      revision: which.revision,
      draft: pageContent,
      reason: operatorReason().default('Draft saved'),
    }),
    response: contentPage,
    errors,
    message: 'Draft saved.',
    summary: 'Saves the draft of a page. Visitors keep seeing the published version.',
  }),
  discardContentDraft: write('/superAdmin/discardContentDraft', {
    by: byOperator,
    input: z.strictObject({ ...which, reason: operatorReason().default('Draft discarded') }),
    response: contentPage,
    errors: [...errors, 'wrong_state'],
    message: 'Draft discarded.',
    summary: 'Deletes the draft of a page.',
  }),
  publishContent: write('/superAdmin/publishContent', {
    by: byOperator,
    input: z.strictObject({ ...which, legal, reason: operatorReason() }),
    response: contentPage,
    errors: [...errors, 'wrong_state'],
    message: 'Published. Visitors see it now.',
    summary:
      'Publishes the draft of a page as its next version. Users are asked to confirm a new version of the terms or the privacy notice, unless it is minor.',
  }),
  restoreContent: write('/superAdmin/restoreContent', {
    by: byOperator,
    input: z.strictObject({ ...which, version: z.int32().min(0), legal, reason: operatorReason() }),
    response: contentPage,
    errors,
    message: 'Restored. Visitors see it now.',
    summary: 'Publishes the content of an earlier version again, as the next version. A draft is kept.',
  }),
}
