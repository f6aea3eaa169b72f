import type { OpenApiDocument } from './openapi.ts'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222 }
details { border: 1px solid #ddd; border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer }
code, pre { font: 13px/1.5 ui-monospace, monospace }
pre { background: #f6f6f6; overflow: auto; padding: .75rem }`

/** One readable page without JavaScript: every call with its request and response. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(method.toUpperCase(), path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title>
<style>${STYLE}</style>
<h1>${escape(info.title)}</h1>
<p>${calls.length} calls. For tools: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}
</html>`
}

function call(method: string, path: string, operation: unknown) {
  const { summary, ...rest } = { summary: '', ...asRecord(operation) }
  return `<details><summary><code><b>${method}</b> ${escape(path)}</code> ${escape(String(summary))}</summary>
<pre>${escape(JSON.stringify(rest, null, 2))}</pre></details>`
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
