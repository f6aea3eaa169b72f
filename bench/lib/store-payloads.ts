/** Hostile text in what the owner writes outside of the pages: the store, its emails, a collection, a picture's name. */
import { categories } from '@shop/contract/categories'
import { categoryLimits } from '@shop/contract/category-limits'
import { emailSamples } from '@shop/contract/email-samples'
import { emailSettingsCalls, emailSettingsLimits } from '@shop/contract/email-settings'
import { siteImages } from '@shop/contract/site-images'
import { store } from '@shop/contract/store'
import { announcementMax } from '@shop/contract/store-texts'
import sharp from 'sharp'
import { type Caller, call } from './call.ts'

const SUBJECT_MAX = 60
/** It has the greeting and the closing words. */
const EMAIL = 'order-confirmed'

interface Filled {
  failed: number
  /** The page of the collection that has the text. */
  path: string
  email: string
}

export async function fillStore(admin: Required<Caller>, text: string): Promise<Filled> {
  const cut = (limit: number) => text.replaceAll(/\s+/g, ' ').slice(0, limit).trim() || 'x'
  const hash = await upload(admin, `${cut(90)}.jpg`)
  const { data: listed = [] } = await call(admin, categories.list, {})
  const list = listed.map(({ id, name }, index) => ({
    id,
    name,
    ...(index === 0 && {
      description: cut(categoryLimits.description),
      cover: { hash, alt: cut(categoryLimits.alt) },
    }),
  }))
  const saved = [
    await call(admin, categories.save, { body: { categories: list } }),
    await call(admin, store.update, {
      body: { announcement: cut(announcementMax), contactSubjects: [cut(SUBJECT_MAX)] },
    }),
    await call(admin, emailSettingsCalls.save, {
      body: {
        // A name with an address in it is rejected.
        senderName:
          cut(emailSettingsLimits.senderName)
            .replaceAll(/[<>@"]/g, '')
            .trim() || null,
        greeting: cut(emailSettingsLimits.greeting),
        closing: cut(emailSettingsLimits.closing),
      },
    }),
  ]
  const email = await call(admin, emailSamples.read, { params: { name: EMAIL } })
  const path = `/colecoes?collection=${encodeURIComponent(listed[0]?.name ?? '')}`
  const failed = [...saved, email].filter(({ status }) => status !== 200).length
  return { failed, path, email: email.data?.html ?? '' }
}

async function upload({ url, token }: Required<Caller>, name: string): Promise<string> {
  const response = await fetch(url + siteImages.upload.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: await namedPicture(name),
  })
  if (!response.ok) throw new Error(`a picture with a hostile name: ${response.status}`)
  return ((await response.json()) as { hash: string }).hash
}

/** A new picture each time: the shop stores the same one only once. */
async function namedPicture(name: string): Promise<FormData> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({ create: { width: 640, height: 800, channels: 3, noise, background: '#a66' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), name)
  return form
}
