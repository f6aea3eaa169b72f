/** The rows of a CSV file as the shop writes it: semicolons, quotes doubled inside quoted cells, which may have line breaks. */
export async function* csvCells(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    // A doubled quote ends the quoting and begins it again; whether the cell then has one quote or none is the same in
    // both of the files that are compared.
    for (const part of text.split(/(["\n;])/)) {
      if (part === '"') quoted = !quoted
      else if (part === ';' && !quoted) {
        row.push(cell)
        cell = ''
      } else if (part === '\n' && !quoted) {
        yield [...row, cell.replace('\r', '')]
        row = []
        cell = ''
      } else cell += part
    }
  }
  if (cell !== '' || row.length > 0) yield [...row, cell]
}
