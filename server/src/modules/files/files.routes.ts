import type { fileCalls } from '@marquee/contract/calls/files'
import type { Routes } from '../../platform/act.ts'
import { addPoster } from './add-poster.ts'
import { showFile } from './show-file.ts'
import { upload } from './upload.ts'

export const fileRoutes: Routes<typeof fileCalls> = { upload, uploadDetails: showFile, addPoster }
