import type { fileCalls } from '@marquee/contract/calls/files'
import type { Routes } from '../../platform/handler.ts'
import { addPoster } from './add-poster.ts'
import { getFile } from './get-file.ts'
import { upload } from './upload.ts'

export const fileRoutes: Routes<typeof fileCalls> = { upload, uploadDetails: getFile, addPoster }
