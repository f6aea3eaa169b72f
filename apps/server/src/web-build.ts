import type { WebApp } from './pages/render.ts'

const buildDir = new URL('../../web/build/', import.meta.url)

export const clientDir = new URL('client/', buildDir)

/** The production build of apps/web. */
export async function loadBuiltWeb(): Promise<WebApp> {
  return (await import(new URL('server/index.js', buildDir).href)) as WebApp
}
