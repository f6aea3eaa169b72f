/**
 * Every pair of colours that the shop and the admin area use, with the contrast WCAG 2.x AA requires of it: 4.5 for
 * text, 3 for what identifies a control or a state. Read from the class names of the components and from `styles/*.css`;
 * `apps/web/app/styles/used-pairs.test.ts` reads them again, and fails when a component uses a pair that is not listed.
 * Decorative hairlines (`line`, `night-line`, `error-line`) and disabled controls need no contrast.
 */
import type { ColorToken } from './colors.ts'

interface Ground {
  ground: ColorToken
  text: readonly ColorToken[]
  edges: readonly ColorToken[]
}

export interface UsedPair {
  front: ColorToken
  ground: ColorToken
  minimum: 3 | 4.5
}

const grounds: readonly Ground[] = [
  {
    // The page (base.css), drawers, the header, heads of tables, the light button (button.css).
    ground: 'paper',
    text: ['ink', 'ink-2', 'ink-3', 'wine', 'wine-strong', 'gold', 'ok', 'error', 'warning', 'info'],
    edges: ['line-strong', 'wine', 'error', 'sage'],
  },
  {
    // Secondary sections, notices, read-only fields, neutral badges, the hover of menus.
    ground: 'paper-2',
    text: ['ink', 'ink-2', 'ink-3', 'wine', 'wine-strong', 'gold', 'ok', 'error', 'warning'],
    edges: ['line-strong', 'wine', 'error'],
  },
  {
    // The hero, whose text stands on its picture (home/hero.tsx): eyebrow, title, text, outlined button. Disabled and
    // pending buttons. Bars and the ring of a chosen picture are drawn on it.
    ground: 'paper-3',
    text: ['ink', 'ink-2', 'wine', 'gold'],
    edges: ['wine', 'sage', 'ok'],
  },
  {
    // Fields, panels, tables, menus, dialogs, toasts.
    ground: 'white',
    text: ['ink', 'ink-2', 'ink-3', 'wine', 'wine-strong', 'gold', 'ok', 'error', 'warning', 'info'],
    edges: ['line-strong', 'wine', 'error', 'sage', 'info', 'warning', 'ok'],
  },
  {
    // What is chosen (cards, rows, chips, menus), badges of the brand, the buyer's messages, selected text.
    ground: 'wine-soft',
    text: ['ink', 'ink-2', 'ink-3', 'wine', 'error'],
    edges: ['wine', 'line-strong', 'gold'],
  },
  // Badges and notices of a state, the agenda's entries.
  { ground: 'sage-soft', text: ['sage', 'ink', 'ink-2'], edges: ['sage'] },
  { ground: 'ok-soft', text: ['ok', 'ink', 'ink-2', 'wine'], edges: ['ok'] },
  { ground: 'warning-soft', text: ['warning', 'ink', 'ink-2', 'wine'], edges: ['warning', 'gold'] },
  { ground: 'error-soft', text: ['error', 'ink', 'ink-2', 'wine'], edges: ['error'] },
  { ground: 'info-soft', text: ['info', 'ink', 'ink-2', 'wine'], edges: ['info'] },
  // A field with an error, and its placeholder (ui/field.tsx).
  { ground: 'error-paper', text: ['ink', 'ink-3'], edges: ['error'] },
  // The banner of a shop in test mode.
  { ground: 'gold-soft', text: ['ink'], edges: [] },
  // Footer, delivery banner, the next step of an order, the save bar; the focus ring there is paper (base.css).
  { ground: 'night', text: ['white', 'paper', 'paper-3', 'gold-soft'], edges: ['paper', 'paper-3'] },
  // The hover of the buttons on it.
  { ground: 'night-line', text: ['paper'], edges: [] },
  // Buttons (button.css, admin.css), counts, chosen hours, finished steps.
  { ground: 'wine', text: ['white'], edges: [] },
  { ground: 'wine-strong', text: ['white'], edges: [] },
  { ground: 'error', text: ['white'], edges: [] },
  { ground: 'sage', text: ['white'], edges: [] },
  // The bar that shows how many products are listed.
  { ground: 'line', text: [], edges: ['wine'] },
]

export const usedPairs: readonly UsedPair[] = grounds.flatMap(({ ground, text, edges }) => [
  ...text.map((front) => ({ front, ground, minimum: 4.5 }) as const),
  ...edges.filter((front) => !text.includes(front)).map((front) => ({ front, ground, minimum: 3 }) as const),
])
