export const colors = {
  page: '#efe6da',
  card: '#ffffff',
  banner: '#fbf8f4',
  paper: '#f3ece3',
  ink: '#2e2523',
  inkSoft: '#5e5049',
  wine: '#7a3f36',
  line: '#e2d6c8',
  gold: '#7a5c1e',
  green: '#34633f',
  onWine: '#fffffe',
} as const

/** The same in an inbox with a dark theme. Wine differs as a ground and as text. */
export const darkColors: Record<Exclude<keyof typeof colors, 'wine'>, string> & {
  wine: { text: string; ground: string }
} = {
  page: '#171211',
  card: '#2a2220',
  banner: '#241d1b',
  paper: '#362d2a',
  ink: '#f7f0e9',
  inkSoft: '#d3c7bd',
  wine: { text: '#e8b4a6', ground: '#9a4f43' },
  line: '#4a3f3a',
  gold: '#dcc184',
  green: '#a6d3b2',
  onWine: '#fffffe',
}

// Of mail programs that have none of the first, each uses the next.
export const serif = "'Cormorant Garamond',Georgia,'Times New Roman',serif"
export const sans = 'Figtree,Arial,Helvetica,sans-serif'
