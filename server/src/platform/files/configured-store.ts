import { join } from 'node:path'

import { ConfigError, type Config } from '../config/config'
import { DiskGuard } from '../disk/disk-guard'
import type { FileStore } from './file-store'
import { FolderStore } from './folder-store'
import { S3Store } from './s3-store'

const stores = new WeakMap<Config, FileStore>()

/** The file store that is configured. Throws a {@link ConfigError} for a service without its key. */
export function fileStoreOf(config: Config): FileStore {
  const store = stores.get(config) ?? createStore(config)
  stores.set(config, store)
  return store
}

function createStore(config: Config): FileStore {
  const { filesS3Endpoint, filesS3Bucket, filesS3Region, filesS3Key, filesS3Secret } = config
  if (filesS3Endpoint === '') {
    return new FolderStore(join(config.dataDirectory, 'files'), new DiskGuard(config.dataDirectory))
  }
  if (filesS3Key === '' || filesS3Secret === '') {
    throw new ConfigError('FILES_S3_ENDPOINT needs FILES_S3_KEY and FILES_S3_SECRET, which are not both given.')
  }
  return new S3Store({
    endpoint: filesS3Bucket === '' ? filesS3Endpoint : `${filesS3Endpoint}/${filesS3Bucket}`,
    region: filesS3Region,
    accessKeyId: filesS3Key,
    secretAccessKey: filesS3Secret,
  })
}
