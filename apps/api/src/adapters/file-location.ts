import { fileURLToPath } from 'node:url'

/** Of a bucket; never in the URL, which is in logs and in the list of processes. */
export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Location {
  kind: 's3'
  /** Of the bucket, without a slash at its end. */
  url: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
}

type FileLocation = { kind: 'disk'; directory: string } | S3Location

const DEFAULT_REGION = 'us-east-1'

export function fileLocation(text: string, directory: string): FileLocation {
  if (text === '') return { kind: 'disk', directory }
  const url = new URL(text)
  if (url.protocol === 'file:') return { kind: 'disk', directory: fileURLToPath(url) }
  if (url.protocol !== 's3:' || url.hostname === '')
    throw new Error('FILES_URL must be like file:///directory or s3://bucket/prefix')
  if (url.username !== '' || url.password !== '')
    throw new Error('FILES_URL must not contain keys: they are FILES_ACCESS_KEY and FILES_SECRET_KEY')
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  return {
    kind: 's3',
    url: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
  }
}
