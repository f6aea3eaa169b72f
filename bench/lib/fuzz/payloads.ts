/** Text that runs as a script wherever it is not escaped. Each payload calls hit() with its number. */

const vectors: ((n: number) => string)[] = [
  (n) => `<script>hit(${n})</script>`,
  (n) => `<img src=x onerror=hit(${n})>`,
  (n) => `<svg onload=hit(${n})>`,
  (n) => `<svg><script>hit(${n})</script></svg>`,
  (n) => `<details open ontoggle=hit(${n})>`,
  (n) => `<iframe srcdoc="<script>parent.hit(${n})</script>">`,
  (n) => `<iframe src="javascript:parent.hit(${n})">`,
  (n) => `<a href="javascript:hit(${n})" autofocus onfocus=hit(${n}) tabindex=0>x</a>`,
  (n) => `<input autofocus onfocus=hit(${n})>`,
  (n) => `<video><source onerror=hit(${n})></video>`,
  (n) => `<audio src=x onerror=hit(${n})>`,
  (n) => `<object data="javascript:hit(${n})"></object>`,
  (n) => `<embed src="javascript:hit(${n})">`,
  (n) => `<form action="javascript:hit(${n})"><button autofocus>x</button></form>`,
  (n) => `<style onload=hit(${n})></style>`,
  (n) => `<link rel=stylesheet href="data:text/css,*{}" onload=hit(${n})>`,
  (n) => `<meta http-equiv=refresh content="0;url=javascript:hit(${n})">`,
  (n) => `<base href="javascript:hit(${n})//">`,
  (n) => `<math><mi xlink:href="javascript:hit(${n})">x</mi></math>`,
  (n) => `{{constructor.constructor('hit(${n})')()}}`,
  (n) => `\${hit(${n})}`,
  (n) => `javascript:hit(${n})`,
  (n) => `data:text/html,<script>hit(${n})</script>`,
  (n) => `" onmouseover=hit(${n}) style="position:fixed;inset:0"`,
  (n) => `\\u003cscript\\u003ehit(${n})\\u003c/script\\u003e`,
  (n) => `<body onload=hit(${n})>`,
  (n) => `<marquee onstart=hit(${n})>`,
  (n) => `<select autofocus onfocus=hit(${n})>`,
  (n) => `<textarea autofocus onfocus=hit(${n})>`,
  (n) => `<svg><animate onbegin=hit(${n}) attributeName=x dur=1s>`,
  (n) => `<img srcset="x 1x" onerror=hit(${n})>`,
  (n) => `<video src=x onerror=hit(${n})></video>`,
  (n) => `<div contenteditable autofocus onfocus=hit(${n}) tabindex=0>x</div>`,
  (n) => `<template shadowrootmode=open><img src=x onerror=hit(${n})></template>`,
  (n) => `<a href="java\tscript:hit(${n})">x</a>`,
]

/** Sequences that break out of the contexts where text is usually inserted. */
const exits = [
  '',
  '">',
  "'>",
  '-->',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  ']]>',
  '`;//',
  '\\";',
  "';",
]
const wrappings: ((text: string) => string)[] = [
  ...exits.map((exit) => (text: string) => exit + text),
  (text) => text.toUpperCase().replaceAll('HIT', 'hit'),
  (text) => text.replaceAll('<', '\u00a0<').replaceAll(' ', '/'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => encodeURIComponent(text),
  (text) => `<noscript><p title="</noscript>${text}">`,
  (text) => `</title><svg><desc>${text}`,
  (text) => `<!--><${text.slice(1)}`,
  (text) => `{"a":"</script>${text}"}`,
]

/** 25 vectors in 20 wrappings. */
export const scripts: readonly string[] = wrappings.flatMap((wrap, outer) =>
  vectors.map((vector, inner) => wrap(vector(outer * vectors.length + inner))),
)

/** Text that a spreadsheet would evaluate as a formula. */
export const formulas: readonly string[] = ['=', '+', '-', '@', '\t=', '\r='].flatMap((start) =>
  [
    '1+1',
    "cmd|'/C calc'!A0",
    'HYPERLINK("http://x.test")',
    'SUM(A1:A9)',
    'IMPORTXML("http://x.test","//a")',
  ].flatMap((rest) => [start + rest, ` ${start}${rest}`]),
)
