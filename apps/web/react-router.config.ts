import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  // All routes travel with the first document: about 25 of them, and no page ever has to ask for the map.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/

/** Assets never change under their name, so they are compressed once, as hard as possible, instead of per request. */
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
