import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface JsonLdProps {
  /** A schema.org object; undefined properties are omitted. */
  data: Readonly<Record<string, unknown>>
}

/**
 * Structured data for search engines. They read the server's document only; a client-side navigation needs none, and
 * Trusted Types forbid React's way of creating the element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const text = jsonLdText(data)
  // New data gets a new element: the previous page's script must not be rewritten.
  return <Block key={text} text={text} />
}

function Block({ text }: { text: string }) {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  if (!fromServer) return null
  return <script type="application/ld+json">{text}</script>
}

/** Without `<` no text, not even user input, can close the script or open a comment. */
function jsonLdText(data: JsonLdProps['data']) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
