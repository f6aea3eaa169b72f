import type { WebApp } from './pages/render.ts'

const buildDir = new URL('../../web/build/', import.meta.url)

export const clientDir = new URL('client/', buildDir)

/** The production build of apps/web, loaded once. */
export async function loadBuiltWeb(): Promise<() => Promise<WebApp>> {
  const web = (await import(new URL('server/index.js', buildDir).href)) as WebApp
  return async () => web
}
