import { expect, test } from 'vitest'
import { blocksOf, inlineOf, isAllowedLink } from './rich-text.ts'

test('bold, italic and links become nodes, and everything else is text', () => {
  expect(inlineOf('Um **vestido** que *só você* [veste](/colecoes), sim.')).toEqual([
    { kind: 'text', text: 'Um ' },
    { kind: 'bold', text: 'vestido' },
    { kind: 'text', text: ' que ' },
    { kind: 'italic', text: 'só você' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'veste', href: '/colecoes' },
    { kind: 'text', text: ', sim.' },
  ])
})

test('marks that are not closed, and links to elsewhere, stay as they were typed', () => {
  for (const typed of [
    '2 * 3 = 6',
    '**aberto',
    '[x](javascript:alert(1))',
    '<b>x</b>',
    '[x](data:text/html,y)',
  ])
    expect(inlineOf(typed)).toEqual([{ kind: 'text', text: typed }])
})

test('lines are paragraphs, lines with a hyphen a list', () => {
  expect(blocksOf('Um\n\n- dois\r\n- três\nquatro')).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Um' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'dois' }], [{ kind: 'text', text: 'três' }]] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'quatro' }] },
  ])
})

test('a link leads to a page of the shop or to a secure address', () => {
  for (const href of ['/faq', '/colecoes?x=1', 'https://exemplo.com.br/a'])
    expect(isAllowedLink(href)).toBe(true)
  for (const href of [
    '//x.example',
    '/\\x.example',
    'http://x.example',
    'https:///x',
    'https://',
    'JavaScript:x',
    ' /x',
    '',
  ])
    expect(isAllowedLink(href)).toBe(false)
})

test('hostile texts are parsed in no time, and lose no character', () => {
  for (const unit of ['*', '**a', '[', '[a](', '- ', '[a](https://x', '**a*b**']) {
    const text = unit.repeat(5_000)
    const began = performance.now()
    const shown = inlineOf(text)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(shown.length).toBeGreaterThan(0)
  }
})
