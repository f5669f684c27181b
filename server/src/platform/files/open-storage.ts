import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { diskStorage } from './disk-storage.ts'
import { setFreeSpaceFloor } from './free-space.ts'
import { s3Storage } from './s3-storage.ts'
import { setStorage } from './storage.ts'
import { setTemporaryFolder } from './temporary.ts'
import { setVirusScanner } from './virus-scan.ts'

/** Opens the configured storage: S3 when a bucket is set, else a folder beside the database. */
export async function openStorage(config: Config): Promise<void> {
  const folder = join(config.DATA_DIR, 'files')
  setTemporaryFolder(join(config.DATA_DIR, 'temporary'))
  setFreeSpaceFloor(config.DATA_DIR, config.MIN_FREE_DISK_MB * 1_048_576)
  setVirusScanner(config.CLAMD_URL)
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_CA: ca,
  } = config
  setStorage(
    bucket && accessKeyId && secretAccessKey
      ? await s3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey, ca })
      : diskStorage(folder),
  )
}
