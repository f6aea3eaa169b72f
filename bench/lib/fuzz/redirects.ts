/** Redirect targets as an attacker would write them, to lead users out of the shop or to run a script. */

const OUT = 'fora.test'

const absolute = [
  `https://${OUT}/`,
  `http://${OUT}`,
  `HTTPS://${OUT.toUpperCase()}`,
  `https:${OUT}`,
  `https:/${OUT}`,
  `https:\\\\${OUT}`,
  `https:///${OUT}`,
  `ftp://${OUT}`,
  `blob:https://${OUT}/1`,
  ` https://${OUT}`,
  `\thttps://${OUT}`,
  `ht\ntps://${OUT}`,
  `\u0000https://${OUT}`,
]

const slashes = [
  `//${OUT}`,
  `///${OUT}`,
  `////${OUT}`,
  `/\\${OUT}`,
  `\\/${OUT}`,
  `\\\\${OUT}`,
  `//\\${OUT}`,
  `/\t/${OUT}`,
  `/\n/${OUT}`,
  `/\r\n/${OUT}`,
  `\t//${OUT}`,
  ` //${OUT}`,
  `/\u0000/${OUT}`,
  `/\u00a0/${OUT}`,
  `\ufeff//${OUT}`,
]

const dots = [
  `/.//${OUT}`,
  `/..//${OUT}`,
  `/%2e//${OUT}`,
  `/%2e%2e//${OUT}`,
  `/conta/..//${OUT}`,
  `/./\\${OUT}`,
  `/conta/../\\${OUT}`,
  `/.\t//${OUT}`,
  `..//${OUT}`,
]

const encoded = [
  `%2f%2f${OUT}`,
  `/%2f${OUT}`,
  `/%5c${OUT}`,
  `/%09/${OUT}`,
  `/%0d%0aLocation:%20https://${OUT}`,
  `/\r\nLocation: https://${OUT}`,
  `%68ttps://${OUT}`,
  `https:%2f%2f${OUT}`,
  `%252f%252f${OUT}`,
  `/%00//${OUT}`,
]

const disguised = [
  `//127.0.0.1@${OUT}`,
  `https://127.0.0.1:80@${OUT}`,
  `//127.0.0.1%2f@${OUT}`,
  `//${OUT}\\@127.0.0.1`,
  `//${OUT}#@127.0.0.1`,
  `//127.0.0.1.${OUT}`,
  `@${OUT}`,
  '//2130706433:9',
  '//0x7f.1:9',
  '//[::1]:9',
  '//localhost:9',
]

const unicode = [
  '//fora\u3002test',
  '//fora\uff0etest',
  '//\uff46ora.test',
  `\uff0f\uff0f${OUT}`,
  `/\uff0f${OUT}`,
  `/\u2044${OUT}`,
  '//fora%E3%80%82test',
]

const scripts = [
  'javascript:hit(1)',
  'JaVaScRiPt:hit(1)',
  ' javascript:hit(1)',
  '\u0001javascript:hit(1)',
  'java\tscript:hit(1)',
  'java\nscript:hit(1)',
  'javascript%3ahit(1)',
  `javascript://${OUT}/%0ahit(1)`,
  'javascript:/**/hit(1)//127.0.0.1',
  'data:text/html,<script>opener.hit(1)</script>',
  '"><script>hit(1)</script>',
]

/** Our own pages that take a redirect target from their URL. */
const chained = [
  `/login?redirect=//${OUT}`,
  `/cadastro?redirect=https://${OUT}`,
  `/verificar-email?redirect=/\\${OUT}`,
  '/login?redirect=javascript:hit(1)',
]

export const redirectTargets: readonly string[] = [
  ...absolute,
  ...slashes,
  ...dots,
  ...encoded,
  ...disguised,
  ...unicode,
  ...scripts,
  ...chained,
]
