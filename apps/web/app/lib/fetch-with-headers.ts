import { type ApiFetch, browserFetch } from './api.ts'

/** For calls of a secret link: its token travels in a header, so that no address contains it. */
export function fetchWithHeaders(more: Readonly<Record<string, string>>): ApiFetch {
  return (path, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return browserFetch(path, { ...init, headers })
  }
}
