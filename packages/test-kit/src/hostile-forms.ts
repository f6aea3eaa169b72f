/** Forms that an attacker might send, as complete HTTP bodies, each with the expected result. */
import {
  ACCEPTED,
  type ExpectedResponse,
  type HostileFile,
  hostileFiles,
  TOO_LARGE,
  UNREADABLE,
} from './hostile-files.ts'
import { productFields } from './uploads.ts'

export interface HostileUpload {
  title: string
  contentType: string
  body: Buffer
  expectedResponse: ExpectedResponse
}

const BOUNDARY = 'boundary-of-a-form'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const TOO_MUCH = [413, 'payload_too_large'] as const
const NOT_A_FORM = [415, 'unsupported_media_type'] as const
const MEGABYTE = 1024 * 1024

interface FilePart {
  content: Buffer
  fileName?: string
  type?: string
}

function fieldPart(name: string, value: string, headers = ''): Buffer {
  return Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`,
  )
}

function filePart(
  { content, fileName = 'foto.png', type = 'image/png' }: FilePart,
  field = 'images[]',
): Buffer {
  const head = `Content-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}`
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')])
}

const goodFields = () => Object.entries(productFields()).map(([name, value]) => fieldPart(name, value))
const end = Buffer.from(`--${BOUNDARY}--\r\n`)
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, end])

export async function hostileUploads(): Promise<HostileUpload[]> {
  const files = await hostileFiles()
  const good = files.find(({ title }) => title === 'png with a palette')?.content ?? Buffer.alloc(0)
  const withFiles = files.map((file: HostileFile) => ({
    title: file.title,
    contentType: FORM,
    body: form(...goodFields(), filePart(file)),
    expectedResponse: file.expectedResponse,
  }))
  return [...withFiles, ...brokenForms(good), ...crowdedForms(good), ...oddForms(good)]
}

function brokenForms(good: Buffer): HostileUpload[] {
  const body = form(...goodFields(), filePart({ content: good }))
  const text = body.toString('latin1')
  return [
    { title: 'no boundary', contentType: 'multipart/form-data', body, expectedResponse: UNREADABLE },
    { title: 'a different boundary', contentType: `${FORM}-x`, body, expectedResponse: UNREADABLE },
    { title: 'truncated', contentType: FORM, body: body.subarray(0, -30), expectedResponse: UNREADABLE },
    {
      title: 'truncated in the middle of a file',
      contentType: FORM,
      body: body.subarray(0, -good.byteLength),
      expectedResponse: UNREADABLE,
    },
    { title: 'no parts', contentType: FORM, body: end, expectedResponse: UNREADABLE },
    { title: 'nothing at all', contentType: FORM, body: Buffer.alloc(0), expectedResponse: UNREADABLE },
    {
      title: 'bare line feeds',
      contentType: FORM,
      body: Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'),
      expectedResponse: UNREADABLE,
    },
    { title: 'declared as JSON', contentType: 'application/json', body, expectedResponse: NOT_A_FORM },
    { title: 'declared as text', contentType: 'text/plain', body, expectedResponse: NOT_A_FORM },
    {
      title: 'declared as a URL-encoded form',
      contentType: 'application/x-www-form-urlencoded',
      body: Buffer.from(new URLSearchParams(productFields()).toString()),
      expectedResponse: NOT_A_FORM,
    },
    {
      title: 'declared as multipart/mixed',
      contentType: FORM.replace('form-data', 'mixed'),
      body,
      expectedResponse: NOT_A_FORM,
    },
  ]
}

function crowdedForms(good: Buffer): HostileUpload[] {
  const many = (count: number, part: (n: number) => Buffer) =>
    Array.from({ length: count }, (_, n) => part(n))
  const bodies: Record<string, [body: Buffer, expectedResponse: ExpectedResponse]> = {
    'a thousand fields': [form(...many(1_000, (n) => fieldPart(`f${n}`, 'x')), ...goodFields()), TOO_MUCH],
    'a thousand files': [form(...goodFields(), ...many(1_000, () => filePart({ content: good }))), TOO_MUCH],
    'a thousand empty files': [
      form(...goodFields(), ...many(1_000, () => filePart({ content: Buffer.alloc(0) }))),
      TOO_MUCH,
    ],
    'a field of 100 kB': [form(...goodFields(), fieldPart('whatever', 'x'.repeat(100_000))), TOO_MUCH],
    'a file over 10 MB': [
      form(...goodFields(), filePart({ content: Buffer.concat([good, Buffer.alloc(10 * MEGABYTE)]) })),
      TOO_LARGE,
    ],
    'a file over 10 MB in an unknown field': [
      form(...goodFields(), filePart({ content: Buffer.alloc(10 * MEGABYTE + 1) }, 'avatar')),
      TOO_LARGE,
    ],
  }
  return Object.entries(bodies).map(([title, [body, expectedResponse]]) => ({
    title,
    contentType: FORM,
    body,
    expectedResponse,
  }))
}

function oddForms(good: Buffer): HostileUpload[] {
  const file = filePart({ content: good })
  const bodies: Record<string, [body: Buffer, expectedResponse: ExpectedResponse]> = {
    'files before fields': [form(file, ...goodFields()), ACCEPTED],
    'a field between files': [form(file, ...goodFields(), file), ACCEPTED],
    'a megabyte before the first part': [
      Buffer.concat([Buffer.alloc(MEGABYTE, 65), Buffer.from('\r\n'), form(...goodFields(), file)]),
      ACCEPTED,
    ],
    'a file in an unknown field': [form(...goodFields(), filePart({ content: good }, 'avatar')), ACCEPTED],
    'two prices': [form(...goodFields(), fieldPart('price', '1')), UNREADABLE],
    'a field named __proto__': [form(...goodFields(), fieldPart('__proto__', 'x')), UNREADABLE],
    'a field named constructor': [form(...goodFields(), fieldPart('constructor', 'x')), UNREADABLE],
    'a file instead of the name': [
      form(...goodFields().slice(1), filePart({ content: good }, 'name')),
      UNREADABLE,
    ],
    'a text instead of the file': [form(...goodFields(), fieldPart('images[]', 'x')), ACCEPTED],
    'a name that is JSON': [
      form(...goodFields().slice(1), fieldPart('name', '{"$gt":""}', 'Content-Type: application/json\r\n')),
      UNREADABLE,
    ],
    'a NUL in the name': [form(...goodFields().slice(1), fieldPart('name', 'Açu\0cena')), UNREADABLE],
    'a field name of 10 kB': [form(...goodFields(), fieldPart('n'.repeat(10_000), 'x')), ACCEPTED],
    'a header of 100 kB': [
      form(...goodFields(), fieldPart('whatever', 'x', `X-Long: ${'x'.repeat(100_000)}\r\n`)),
      ACCEPTED,
    ],
  }
  return Object.entries(bodies).map(([title, [body, expectedResponse]]) => ({
    title,
    contentType: FORM,
    body,
    expectedResponse,
  }))
}
