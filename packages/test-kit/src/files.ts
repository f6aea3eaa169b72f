import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFiles } from '@shop/api/adapters/open-files'

/** A separate directory for the test's pictures and uploads. */
export async function testFiles() {
  const uploadsDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  return {
    files: await openFiles({ directory: uploadsDir }),
    uploadsDir,
    names: async () => (await readdir(uploadsDir)).filter((name) => name.includes('.')).sort(),
    privateNames: async () => (await readdir(join(uploadsDir, 'private'))).sort(),
    incoming: () => readdir(join(uploadsDir, 'incoming')),
    close: () => rm(uploadsDir, { recursive: true }),
  }
}
