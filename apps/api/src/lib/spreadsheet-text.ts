/** The text of a CSV file: UTF-8 with or without its mark, or Windows-1252, which Excel writes in Brazil. */
import { brokenFile } from './csv-records.ts'

const SAVE_AS = 'Salve como “CSV UTF-8” e tente de novo'
const MARK = '\uFEFF'

/** What the file begins with, and what it is. */
const others = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'uma planilha do Excel ou do LibreOffice' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'uma planilha antiga do Excel' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'um PDF' },
  { bytes: [0xff, 0xfe], name: 'um texto em UTF-16' },
  { bytes: [0xfe, 0xff], name: 'um texto em UTF-16' },
]

export function spreadsheetText(file: Buffer): string {
  const other = others.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))
  if (other) throw brokenFile(1, `o arquivo é ${other.name}, não CSV. ${SAVE_AS}`)
  const nul = file.indexOf(0)
  if (nul !== -1) throw brokenFile(lineOf(file, nul), `o arquivo não é de texto. ${SAVE_AS}`)
  const text = decoded(file)
  return text.startsWith(MARK) ? text.slice(1) : text
}

function decoded(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

function lineOf(file: Buffer, position: number): number {
  return file.subarray(0, position).toString('latin1').split('\n').length
}
