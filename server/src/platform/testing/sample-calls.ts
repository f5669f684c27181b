import { read, write } from '@marquee/contract/call'
import { z } from 'zod'

/** Sample calls that test the platform without any module. */
export const sampleCalls = {
  whoAmI: read('/sample/who', {
    by: ['brand', 'talent'],
    input: z.strictObject({}),
    response: z.object({ id: z.string() }),
    summary: 'Who asks.',
  }),
  readQuery: read('/sample/query', {
    by: 'anyone',
    input: z.strictObject({
      limit: z.number().int().max(50).default(10),
      only: z.array(z.string().max(9)).optional(),
      open: z.boolean().optional(),
    }),
    response: z.object({ limit: z.number(), only: z.array(z.string()), open: z.boolean().nullable() }),
    summary: 'Reads a query.',
  }),
  addNote: write('/sample/note', {
    by: ['brand'],
    input: z.strictObject({
      text: z.string().min(1).max(20),
      outcome: z.enum(['succeed', 'fail', 'throw', 'twice']).default('succeed'),
      inner: z.object({ deep: z.string() }).optional(),
    }),
    response: z.object({ text: z.string(), notes: z.number() }),
    message: 'Noted.',
    summary: 'Writes a note, and then continues as `outcome` states.',
  }),
  cookie: write('/sample/cookie', {
    by: 'anyone',
    input: z.strictObject({ value: z.string() }),
    response: z.object({ value: z.string() }),
    summary: 'Sets cookies.',
  }),
  picture: write('/sample/picture', {
    by: 'anyone',
    input: z.strictObject({ caption: z.string().optional(), tags: z.array(z.string()).optional() }),
    response: z.object({
      files: z.array(
        z.object({
          field: z.string(),
          name: z.string(),
          bytes: z.number(),
          mime: z.string(),
          sha256: z.string(),
        }),
      ),
      tags: z.array(z.string()),
      caption: z.string().nullable(),
    }),
    files: { picture: 'image', work: 'deliverable' },
    summary: 'Takes files.',
  }),
  secret: write('/sample/secret', {
    by: 'anyone',
    input: z.strictObject({ email: z.string() }),
    response: z.object({ ok: z.boolean() }),
    rate: 'sign-in',
    summary: 'Has a lasting budget.',
  }),
  profile: read('/sample/profile', {
    by: 'anyone',
    input: z.strictObject({}),
    response: z.object({ id: z.string() }),
    rate: 'profile',
    summary: 'Has a budget of a day.',
  }),
}
