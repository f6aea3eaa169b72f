// Copies the shop's files to another place: `npm run files:copy -- file:///srv/atelier/uploads s3://bucket?endpoint=…`.
// Started again after an interruption it goes on. Run it, change FILES_URL, restart, and run it once more.

import { copyFiles } from '@shop/api/adapters/copy-files'
import { openStore } from '@shop/api/adapters/open-files'

const [from, to] = process.argv.slice(2)
if (from === undefined || to === undefined) throw new Error('npm run files:copy -- FROM TO')
const directory = process.env.UPLOADS_DIR ?? './uploads'
const keys = {
  accessKeyId: process.env.FILES_ACCESS_KEY ?? '',
  secretAccessKey: process.env.FILES_SECRET_KEY ?? '',
}
const { copied, present } = await copyFiles(
  await openStore({ directory, url: from, keys }),
  await openStore({ directory, url: to, keys }),
)
console.log(`${copied} files copied, ${present} were there already.`)
