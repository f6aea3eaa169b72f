import type { Endpoint } from '@shop/contract/endpoint'
import { formFieldsOf, type Input, type Output, parseResponse, requestOf } from '@shop/contract/request'
import { ApiError, readError } from './api.ts'
import { type SignedInOptions, whileSignedIn } from './call-signed-in.ts'

interface FormFile {
  /** The name of the form field. */
  field: string
  file: File
}

interface UploadOptions extends SignedInOptions {
  files: readonly FormFile[]
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a form with files. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadSignedIn<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & UploadOptions,
): Promise<Output<E>> {
  return whileSignedIn(endpoint, input, (given) => upload(endpoint, given))
}

async function upload<E extends Endpoint>(endpoint: E, input: Input<E> & UploadOptions): Promise<Output<E>> {
  const { token, signal, files, onProgress }: UploadOptions = input
  signal?.throwIfAborted()
  const { method, url } = requestOf(endpoint, input)
  const request = new XMLHttpRequest()
  request.open(method, url)
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))

  const { promise: settled, resolve, reject } = Promise.withResolvers<void>()
  request.addEventListener('load', () => resolve())
  request.addEventListener('error', () => reject(new TypeError('The upload got no response')))
  request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')))
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  request.send(formOf(formFieldsOf(endpoint, input), files))
  await settled.finally(() => signal?.removeEventListener('abort', abort))

  const { status, responseText } = request
  if (status < 200 || status > 299) throw new ApiError(status, readError(responseText))
  return parseResponse(endpoint, responseText)
}

function formOf(fields: readonly [name: string, text: string][], files: readonly FormFile[]) {
  const form = new FormData()
  for (const [name, text] of fields) form.append(name, text)
  for (const { field, file } of files) form.append(field, file)
  return form
}
