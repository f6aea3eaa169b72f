import { diskFiles } from './disk-files.ts'
import { fileLocation, type S3Keys } from './file-location.ts'
import type { Files, StoredFiles } from './files.ts'
import { receivedFiles } from './received-files.ts'
import { s3Files } from './s3-files.ts'

export interface FilesConfig {
  /** Uploads in progress, and all files if `url` is empty. */
  directory: string
  /** `file:/a/directory` or `s3://bucket/prefix?endpoint=https://…&region=…` */
  url?: string | undefined
  keys?: S3Keys | undefined
}

export async function openFiles({ directory, ...config }: FilesConfig): Promise<Files> {
  return { ...(await openStore({ directory, ...config })), ...(await receivedFiles(directory)) }
}

/** Without a place for uploads. */
export function openStore({ directory, url = '', keys }: FilesConfig): Promise<StoredFiles> | StoredFiles {
  const location = fileLocation(url, directory)
  return location.kind === 'disk' ? diskFiles(location.directory) : s3Files(location, keys)
}
