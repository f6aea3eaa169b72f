import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'Cetim & "renda" \u2028 <b>'])(
  'a name like %s stays inside its script block and is parsed back unchanged',
  (name) => {
    const html = renderToString(<JsonLd data={{ '@type': 'Product', name }} />)
    const blocks = [...html.matchAll(SCRIPT)]
    expect(blocks).toHaveLength(1)
    const [whole = '', text = ''] = blocks[0] ?? []
    expect(whole).toBe(html)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name })
  },
)
