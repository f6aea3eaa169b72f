const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By its number: `&apos;` is a word of XML that some readers of mail do not know.
  "'": '&#39;',
}

/** Text as it stands between or inside the tags of HTML and XML alike. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
