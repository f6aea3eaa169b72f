import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const folders = ['review-photos', 'work-photos'].map((name) => join(import.meta.dirname, '../..', name))

/** Into the private part of the file store: the API hands out the approved and the shared ones only. */
export async function copyPhotos(uploadsDir: string): Promise<void> {
  const target = join(uploadsDir, 'private')
  await mkdir(target, { recursive: true })
  for (const folder of folders)
    for (const name of await readdir(folder)) await copyFile(join(folder, name), join(target, name))
}
