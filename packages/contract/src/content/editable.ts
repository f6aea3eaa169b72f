/** What the owner writes on the site: a draft, the published version that visitors see, and the versions before it. */
import { timestamp } from '../codecs.ts'
import type { Endpoint } from '../endpoint.ts'
import { secretToken } from '../fields.ts'
import { picture } from '../products.ts'
import { z } from '../zod.ts'

/** The pictures that a value names, by their hash. */
const pictures = z.record(z.string(), picture)

const version = z.object({
  version: z.int(),
  publishedAt: timestamp,
  /** The administrator's name; null once the account is gone. */
  publishedBy: z.string().nullable(),
})

const savedVersion = z.object({ version: z.int() })

const publication = savedVersion.extend({
  /** She was told what the law wants to be read and this version leaves out. */
  withoutObligatory: z.boolean().optional(),
})

export function editable<Key extends string, Value extends z.ZodType>(key: Key, value: Value) {
  const path = `/api/content/${key}` as const
  const draft = z.object({
    value,
    pictures,
    /** Of what is edited: a change with a stale version is rejected. */
    version: z.int(),
    /** When the draft was saved; null while it is what visitors see. */
    savedAt: timestamp.nullable(),
    /** The newest is what visitors see; none while they see the shop's own texts. */
    versions: z.array(version),
  })
  return {
    read: {
      method: 'GET',
      path,
      access: 'anyone',
      summary: `The published content of ${key}; with a preview token its draft`,
      query: z.object({ preview: secretToken.optional() }),
      response: z.object({ value, pictures, publishedAt: timestamp.nullable() }),
    },
    readDraft: {
      method: 'GET',
      path: `${path}/draft`,
      access: 'admin',
      summary: `The draft of ${key} and its published versions`,
      response: draft,
    },
    saveDraft: {
      method: 'PUT',
      path: `${path}/draft`,
      access: 'admin',
      summary: `Save the draft of ${key}`,
      body: z.object({ value, version: z.int() }),
      response: draft,
    },
    publish: {
      method: 'POST',
      path: `${path}/publish`,
      access: 'admin',
      summary: `Publish the draft of ${key}`,
      body: publication,
      response: draft,
    },
    restore: {
      method: 'POST',
      path: `${path}/restore`,
      access: 'admin',
      summary: `Publish an earlier version of ${key} again, as a new one; 0 is the shop's own text`,
      body: savedVersion,
      response: draft,
    },
  } as const satisfies Record<string, Endpoint>
}

export type ContentVersion = z.output<typeof version>
export type ContentPictures = z.output<typeof pictures>
