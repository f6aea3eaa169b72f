/**
 * The palettes an owner chooses from, each a full set of the colour tokens. `used-pairs.test.ts` computes that every
 * pair of colours the shop uses has enough contrast in each of them.
 */
import type { Colors } from './colors.ts'

const neutral = {
  white: '#ffffff',
  ok: '#3b6648',
  'ok-soft': '#e5eee6',
  error: '#a02f29',
  'error-soft': '#f8e6e3',
  'error-line': '#e5bdb8',
  'error-paper': '#fffaf9',
  warning: '#80540f',
  'warning-soft': '#f7ecd8',
  info: '#3a5970',
  'info-soft': '#e4ecf1',
} as const

/** As in `styles/tokens.css`; a test compares them. */
const vinho: Colors = {
  ...neutral,
  paper: '#fbf8f4',
  'paper-2': '#f3ece3',
  'paper-3': '#e9dfd3',
  night: '#2e2523',
  'night-line': '#54463f',
  ink: '#2e2523',
  'ink-2': '#5e5049',
  'ink-3': '#74645a',
  line: '#ddd0c3',
  'line-strong': '#8f7d72',
  wine: '#7a3f36',
  'wine-strong': '#63312a',
  'wine-soft': '#f3e4df',
  sage: '#56654f',
  'sage-soft': '#e6eadf',
  gold: '#6f5224',
  'gold-soft': '#d9bd8b',
}

const salvia: Colors = {
  ...neutral,
  paper: '#faf8f4',
  'paper-2': '#f1ede4',
  'paper-3': '#e5e0d4',
  night: '#242925',
  'night-line': '#444c45',
  ink: '#242925',
  'ink-2': '#4e564f',
  'ink-3': '#5d675f',
  line: '#d8d2c4',
  'line-strong': '#768178',
  wine: '#315842',
  'wine-strong': '#254634',
  'wine-soft': '#e1ebe5',
  sage: '#785649',
  'sage-soft': '#f2e6e2',
  gold: '#615929',
  'gold-soft': '#cac292',
}

const nevoa: Colors = {
  ...neutral,
  paper: '#f9f8f6',
  'paper-2': '#efede8',
  'paper-3': '#e4e0da',
  night: '#23282e',
  'night-line': '#414a54',
  ink: '#23282e',
  'ink-2': '#4b545e',
  'ink-3': '#5b6671',
  line: '#d6d2ca',
  'line-strong': '#737f8c',
  wine: '#305678',
  'wine-strong': '#244462',
  'wine-soft': '#e0eaf3',
  sage: '#4b665a',
  'sage-soft': '#e1ece6',
  gold: '#675537',
  'gold-soft': '#d1be9f',
}

const ameixa: Colors = {
  ...neutral,
  paper: '#fbf8f6',
  'paper-2': '#f4ebe7',
  'paper-3': '#eaded9',
  night: '#2c252a',
  'night-line': '#51454e',
  ink: '#2c252a',
  'ink-2': '#5b4f58',
  'ink-3': '#6d5f6a',
  line: '#ddcfc9',
  'line-strong': '#877883',
  wine: '#5c305f',
  'wine-strong': '#4a244d',
  'wine-soft': '#efe4ef',
  sage: '#546550',
  'sage-soft': '#e4ebe2',
  gold: '#714e2e',
  'gold-soft': '#dfb998',
}

const terracota: Colors = {
  ...neutral,
  paper: '#fcf8f4',
  'paper-2': '#f5ebe2',
  'paper-3': '#ebded2',
  night: '#2e2522',
  'night-line': '#544640',
  ink: '#2e2522',
  'ink-2': '#5e504a',
  'ink-3': '#716058',
  line: '#dfcfc1',
  'line-strong': '#8c7970',
  wine: '#873f21',
  'wine-strong': '#6e3017',
  'wine-soft': '#f3e5df',
  sage: '#3e6360',
  'sage-soft': '#dfeceb',
  gold: '#724f1a',
  'gold-soft': '#dfba88',
}

const grafite: Colors = {
  ...neutral,
  paper: '#f9f8f7',
  'paper-2': '#eeedea',
  'paper-3': '#e2e0dd',
  night: '#292725',
  'night-line': '#4c4946',
  ink: '#292725',
  'ink-2': '#565350',
  'ink-3': '#686360',
  line: '#d4d2ce',
  'line-strong': '#817c79',
  wine: '#393432',
  'wine-strong': '#2d2927',
  'wine-soft': '#eae7e6',
  sage: '#596257',
  'sage-soft': '#e4ebe2',
  gold: '#5d5045',
  'gold-soft': '#d0bdae',
}

/** The colours of a second atelier, whose surfaces and states are cooler too. */
const crepusculo: Colors = {
  paper: '#f6f4f1',
  'paper-2': '#ebe8e4',
  'paper-3': '#dcd8d3',
  white: '#ffffff',
  night: '#232e39',
  'night-line': '#3d4a57',
  ink: '#1f2933',
  'ink-2': '#43505c',
  'ink-3': '#586571',
  line: '#d0cdc9',
  'line-strong': '#7b8690',
  wine: '#92442a',
  'wine-strong': '#7b3822',
  'wine-soft': '#f5e4db',
  sage: '#3f5a6b',
  'sage-soft': '#e1e9ee',
  gold: '#7a4f1f',
  'gold-soft': '#e2a57f',
  ok: '#2f6350',
  'ok-soft': '#e1ede8',
  error: '#9c2b2e',
  'error-soft': '#f7e3e2',
  'error-line': '#e2b9b8',
  'error-paper': '#fefafa',
  warning: '#7d4f0c',
  'warning-soft': '#f6ead6',
  info: '#2f5878',
  'info-soft': '#e1ebf2',
}

export const paletteIds = [
  'vinho',
  'salvia',
  'nevoa',
  'ameixa',
  'terracota',
  'grafite',
  'crepusculo',
] as const

export type PaletteId = (typeof paletteIds)[number]

export interface Palette {
  label: string
  colors: Colors
}

export const palettes: Readonly<Record<PaletteId, Palette>> = {
  vinho: { label: 'Vinho', colors: vinho },
  salvia: { label: 'Sálvia', colors: salvia },
  nevoa: { label: 'Névoa', colors: nevoa },
  ameixa: { label: 'Ameixa', colors: ameixa },
  terracota: { label: 'Terracota', colors: terracota },
  grafite: { label: 'Grafite', colors: grafite },
  crepusculo: { label: 'Crepúsculo', colors: crepusculo },
}
