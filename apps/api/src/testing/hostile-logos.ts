/** SVG files that try to bring more than shapes into a page. */

import {
  attributes,
  elements,
  evil,
  NAMESPACE,
  shape,
  valueAttributes,
  values,
  xlink,
} from './hostile-markup.ts'

export interface HostileLogo {
  name: string
  file: Uint8Array
  /** Some only look hostile: what is dangerous in them is left out, or is plain text. */
  mayPass?: boolean
}

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

const documents = [
  `<!DOCTYPE svg>${svg(shape)}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(shape)}`,
  `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${svg(shape)}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<title>&x;</title>' + shape)}`,
  `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${evil}">%x;]>${svg(shape)}`,
  `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg(`<title>&l9;</title>${shape}`)}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg(shape)}`,
  `<!doctype html><html><body><script>alert(1)</script></body></html>`,
  `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>`,
  `<?xml-stylesheet href="${evil}"?>${svg(shape)}`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${evil}"?>${svg(shape)}`,
  `<?php system('id') ?>${svg(shape)}`,
  svg(`${shape}<?x y?>`),
  svg(`<![CDATA[<script>alert(1)</script>]]>${shape}`),
  svg(`<!-- -- ><script>alert(1)</script> -->${shape}`),
  svg(`<!-- --!><script>alert(1)</script> -->${shape}`),
  svg(`<!-- ${shape}`),
  svg(`<title>&undefined;</title>${shape}`),
  svg(`<title>&#x3c;script&#x3e;</title>${shape}`),
  svg(`<title>&amp</title>${shape}`),
  svg(`${shape}\u0000`),
  svg(`<path d="M0\u0000 0"/>`),
  svg(`<scr\u0000ipt>alert(1)</scr\u0000ipt>${shape}`),
  svg(`<path d="M0 0"/\u000bonload="alert(1)">`),
  svg(`<path\u2028d="M0 0"/>`),
  svg(`<path d="M0 0"onload="alert(1)"/>`),
  svg('<path d=M0,0 />'),
  svg('<path d="M0 0">'),
  svg('<path d="M0 0"></g>'),
  svg('<g><path d="M0 0"/></svg>'),
  svg('<path d="M0 0"<script>alert(1)</script>/>'),
  svg(shape.repeat(5000)),
  svg('<g>'.repeat(10_000) + shape + '</g>'.repeat(10_000)),
  svg('<g>'.repeat(50_000)),
  svg(`<path ${Array.from({ length: 500 }, (_, at) => `data-x${at}="1"`).join(' ')} d="M0 0"/>`),
  svg(`<path d="M0 0" ${' '.repeat(100_000)}x/>`),
  svg(`<!--${'-'.repeat(100_000)}`),
  svg(`<title>${'&'.repeat(100_000)}</title>${shape}`),
  '<'.repeat(190_000),
  '<g '.repeat(60_000),
  '<a='.repeat(60_000),
  svg(shape) + svg(shape),
  `${svg(shape)}<script>alert(1)</script>`,
  `${svg(shape)}alert(1)`,
  `alert(1)${svg(shape)}`,
  svg(''),
  svg('<g></g>'),
  '',
  ' ',
  '{}',
  'GIF89a/*<svg/>*/',
  `<svg viewBox="0 0 9 9">${shape}</svg>`,
  `<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9">${shape}</svg>`,
  `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
  `<SVG ${NAMESPACE} viewBox="0 0 9 9">${shape}</SVG>`,
  `<svg ${NAMESPACE}>${shape}</svg>`,
  `<svg ${NAMESPACE} width="0" height="9">${shape}</svg>`,
  `<svg ${NAMESPACE} viewBox="0 0 1e9 1">${shape}</svg>`,
  `<svg ${NAMESPACE} viewBox="0 0 9 9"/>`,
  '+ADw-svg xmlns=+ACI-http://www.w3.org/2000/svg+ACI- onload=+ACI-alert(1)+ACI-/+AD4-',
]

/** These are harmless once what surrounds the shapes is left out. */
const disguised = [
  svg(`<!--><script>alert(1)</script>-->${shape}`),
  svg(`<!-- <script>alert(1)</script> -->${shape}`),
  svg(`<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>${shape}`),
  svg(`<title>" onload="alert(1)</title>${shape}`),
  svg(`<title>\u202ejavascript:alert(1)</title>${shape}`),
  svg(`<desc>javascript:alert(1)</desc>${shape}`),
  svg(`<path id="x" class="admin" data-href="javascript:alert(1)" d="M0 0L9 9"/>`),
  svg(`<path aria-label="&lt;script&gt;" d="M0 0L9 9"/>`),
  `<?xml version="1.0" encoding="UTF-7"?>${svg(shape)}`,
  `<svg ${NAMESPACE} xmlns:evil="javascript:alert(1)" viewBox="0 0 9 9">${shape}</svg>`,
]

export function hostileLogos(): HostileLogo[] {
  const texts = [
    ...elements.flatMap((element, at) => [
      { name: `element ${at} in the root`, text: svg(shape + element) },
      { name: `element ${at} in a group`, text: svg(`<g>${element}${shape}</g>`) },
      { name: `element ${at} in a shape`, text: svg(`<path d="M0 0L9 9">${element}</path>`) },
    ]),
    ...attributes.flatMap((attribute, at) => [
      {
        name: `attribute ${at} of the root`,
        text: `<svg ${NAMESPACE} ${xlink} viewBox="0 0 9 9" ${attribute}>${shape}</svg>`,
      },
      { name: `attribute ${at} of a group`, text: svg(`<g ${attribute}>${shape}</g>`) },
      { name: `attribute ${at} of a shape`, text: svg(`<path ${attribute} d="M0 0L9 9"/>`) },
    ]),
    ...values.flatMap((value, at) =>
      valueAttributes.map((write, place) => ({
        name: `value ${at} in place ${place}`,
        text: svg(write(value)),
        mayPass: true,
      })),
    ),
    ...documents.map((text, at) => ({ name: `document ${at}`, text })),
    ...disguised.map((text, at) => ({ name: `disguised ${at}`, text, mayPass: true })),
  ]
  return [
    ...texts.map(({ text, ...rest }) => ({ ...rest, file: new TextEncoder().encode(text) })),
    { name: 'UTF-16', file: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(shape), 'utf16le')]) },
    { name: 'bytes that are no text', file: Buffer.from([0xc0, 0x80, 0xff, 0xfe, 0x3c]) },
    { name: 'overlong <', file: Buffer.concat([Buffer.from([0xc0, 0xbc]), Buffer.from('script>')]) },
    { name: '10 MB', file: Buffer.from(svg(shape.repeat(500_000))) },
    { name: '10 MB of one attribute', file: Buffer.from(svg(`<path d="${'M0 0'.repeat(2_500_000)}"/>`)) },
    { name: 'a compressed file', file: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]) },
  ]
}

function svg(inside: string) {
  return `<svg ${NAMESPACE} ${xlink} viewBox="0 0 9 9">${inside}</svg>`
}
