import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../../features/store/unnamed-store.ts'
import { samples } from './samples.ts'

const root = join(import.meta.dirname, '../../../../..')
const publicUrl = 'https://loja.example'
const sender = { profile: { ...unnamedStore, name: 'Ateliê & Filhas' }, publicUrl }
const MAX_BYTES = 100_000

/** What Gmail, Outlook, Apple Mail and the programs of phones all show (caniemail.com), with the few that degrade well. */
const shownElements = 'HTML HEAD META TITLE STYLE BODY DIV TABLE TR TD IMG SPAN H1 P A BR'.split(' ')
const shownProperties = [
  ...['background', 'border', 'border-bottom', 'border-top', 'color', 'display', 'font', 'font-size'],
  ...['font-weight', 'height', 'letter-spacing', 'line-height', 'margin', 'margin-right', 'padding'],
  ...['padding-right', 'text-align', 'text-decoration', 'text-transform', 'vertical-align', 'width'],
  // Without them a card has square corners, or a long word is wider than the column.
  ...['border-radius', 'max-height', 'max-width', 'mso-hide', 'overflow', 'overflow-wrap', 'white-space'],
  ...['word-break', 'word-wrap'],
]

test('every email of the table in docs/emails.md has a sample, and no other has', () => {
  const rows = readFileSync(join(root, 'docs/emails.md'), 'utf8').matchAll(/^\| `([^`]+)\.ts` \|/gm)
  expect(new Set(Object.keys(samples))).toEqual(new Set([...rows].map(([, name]) => name)))
})

describe.each(Object.entries(samples))('the email %s', (_name, { write }) => {
  const { subject, html, text } = write(sender)
  const page = parse(html, { comment: true })
  const elements = page.querySelectorAll('*')

  test('is at most 100 kB, in Portuguese, with a text part and nothing that was not filled in', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES)
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('pt-BR')
    expect(page.querySelector('title')?.rawText).not.toBe('')
    expect(text.length).toBeGreaterThan(100)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\bNaN\b|null|\[object/)
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/i)
  })

  test('is made of what all mail programs show', () => {
    expect(elements.map(({ tagName }) => tagName).filter((tag) => !shownElements.includes(tag))).toEqual([])
    const properties = elements.flatMap((element) =>
      (element.getAttribute('style') ?? '')
        .split(';')
        .map((declaration) => declaration.split(':', 1).join('').trim())
        .filter(Boolean),
    )
    expect(properties.filter((property) => !shownProperties.includes(property))).toEqual([])
    expect(html).not.toMatch(/url\(|@import|position:|\bon[a-z]+="/)
  })

  test('has tables only for layout, one heading, and pictures with a text of their own and a size', () => {
    for (const table of page.querySelectorAll('table'))
      expect(table.getAttribute('role')).toBe('presentation')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    for (const picture of page.querySelectorAll('img')) {
      const { src = '', alt, width, height } = picture.attributes
      expect([alt !== undefined, Number(width) > 0, Number(height) > 0]).toEqual([true, true, true])
      expect(src.startsWith(`${publicUrl}/`)).toBe(true)
    }
  })

  test('says where each link leads, and the text part has the same links', () => {
    const links = page.querySelectorAll('a').filter(({ rawText }) => !rawText.startsWith('Política'))
    for (const link of links) {
      const href = link.getAttribute('href') ?? ''
      expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:)/)
      expect(link.text.trim()).not.toMatch(/^(?:clique|aqui|)$/i)
      expect(text).toContain(href.replace(/^(?:mailto|tel):/, ''))
    }
  })
})
