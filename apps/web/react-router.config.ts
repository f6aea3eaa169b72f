import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  // The route manifest of about 25 routes is sent with the first document, so that no page has to request it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/

/** File names contain a hash, so assets are compressed once at the highest level instead of per request. */
async function precompress(directory: string) {
  for (const name of await readdir(directory, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue
    const path = join(directory, name)
    const content = await readFile(path)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    }
    await writeFile(`${path}.br`, brotliCompressSync(content, { params }))
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
