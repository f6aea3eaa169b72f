import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface JsonLdProps {
  /** Something of schema.org; what is undefined in it is left out. */
  data: Readonly<Record<string, unknown>>
}

/**
 * What the page is about, for search engines. They read the document the server sent; a page that comes later, in the
 * browser, needs none, and Trusted Types forbid React's way of making the element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const text = jsonLdText(data)
  // Other data is another block: the script of the page that was left must not be rewritten.
  return <Block key={text} text={text} />
}

function Block({ text }: { text: string }) {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  if (!fromServer) return null
  return <script type="application/ld+json">{text}</script>
}

/** Without a `<` no text in it, whoever wrote it, can end the script or begin a comment. */
function jsonLdText(data: JsonLdProps['data']) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
