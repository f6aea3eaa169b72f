/**
 * The error page for when no page can be rendered: under overload, or after a rendering error. It depends on nothing
 * else of the shop, and reloads by itself.
 */
import { createHash } from 'node:crypto'

const TRY_AGAIN_SECONDS = 8
const style = `
body { box-sizing: border-box; margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  background: #fbf8f4; color: #2e2523; font: 18px/1.6 Georgia, serif }
h1 { font-weight: 400; font-size: 28px; margin: 0 0 16px }
p { margin: 0 auto 24px; max-width: 32em }
a { color: #fbf8f4; background: #7a3f36; padding: 14px 28px; text-decoration: none; justify-self: center }
small { display: block; margin-top: 32px; color: #74645a; font-size: 14px }`
const styleHash = createHash('sha256').update(style).digest('base64')

export const plainPage = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  },
  /** Both are our own text: no visitor input is inserted here. */
  render: (message: string, requestId: string) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${TRY_AGAIN_SECONDS}">
<title>Um momento, por favor</title>
<style>${style}</style>
<h1>Um momento, por favor</h1>
<p>${message}</p>
<a href="">Tentar novamente</a>
<small>Esta página tenta de novo sozinha. Se precisar falar conosco, informe o código ${requestId}.</small>
</html>
`,
}
