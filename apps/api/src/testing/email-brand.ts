/** An e-mail without the shop's symbol: what is left has no picture unless its own text put it there. */
export function withoutBrand(html: string): string {
  return html.replaceAll(
    /<img class="(?:light|dark)" src="[^"]*\/email\/symbol(?:-dark)?\.png\?v=\w+" [^>]*>/g,
    '',
  )
}
