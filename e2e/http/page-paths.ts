/** An address that no page has. */
export const UNKNOWN = '/nao-existe'

/** The parts of a route that make up a URL. */
interface Entry {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly Entry[] | undefined
}

export function pathsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, index, children }) => {
    if (children) return pathsIn(children)
    if (index) return ['/']
    return path === '*' ? [UNKNOWN] : [`/${path}`.replaceAll(/:\w+/g, '1')]
  })
}
