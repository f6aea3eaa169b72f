interface DeclaredRoute {
  method: string
  path: string
}

/** The methods that an address accepts; empty when it does not exist. */
export function allowedMethods(routes: readonly DeclaredRoute[], url: string): string[] {
  const [path = ''] = url.split('?')
  // The page route matches every path, but a call is never a page.
  const isCall = path.startsWith('/api/')
  const methods = routes
    .filter((route) => !(isCall && route.path.endsWith('*')) && patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(methods)]
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const found = patterns.get(path)
  if (found !== undefined) return found
  const pattern = new RegExp(`^${path.split('/').map(segmentPattern).join('/')}$`)
  patterns.set(path, pattern)
  return pattern
}

function segmentPattern(segment: string): string {
  if (segment === '*') return '.*'
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[^\w-]/g, String.raw`\$&`)
}
