import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** File names contain the content hash, so an existing file has the right content. */
export async function copyPictures(folder: string, uploadsDir: string): Promise<void> {
  await mkdir(uploadsDir, { recursive: true })
  const present = new Set(await readdir(uploadsDir))
  for (const file of await readdir(folder)) {
    if (present.has(file)) continue
    await copyFile(join(folder, file), join(uploadsDir, file), constants.COPYFILE_FICLONE)
  }
}
