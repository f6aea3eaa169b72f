import type { Page } from '@playwright/test'
import { emailSamples } from '@shop/contract/email-samples'

const views = [
  { width: 640, pictures: true },
  { width: 320, pictures: true },
  { width: 320, pictures: false },
] as const

/** One email at every width, in place of the page. */
export async function showEmail(page: Page, name: string) {
  const html = await page.evaluate(
    async (path) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('atelier.token')}` }
      const response = await fetch(path, { headers })
      return ((await response.json()) as { html: string }).html
    },
    emailSamples.read.path.replace(':name', name),
  )
  await page.evaluate(() => {
    // Hidden and not removed: React would miss what it updates.
    for (const child of document.body.children)
      if (child instanceof HTMLElement) child.style.setProperty('display', 'none', 'important')
    document.body.style.cssText =
      'margin:0;display:flex!important;flex-direction:row;gap:20px;background:#888'
  })
  for (const { width, pictures } of views) {
    await page.evaluate(
      async ({ shown, wide }) => {
        const frame = document.createElement('iframe')
        frame.style.cssText = `border:0;flex:none;width:${wide}px`
        frame.src = '/email/frame'
        document.body.append(frame)
        await new Promise((resolve) => frame.addEventListener('load', resolve))
        const email = frame.contentDocument
        if (!email) return
        email.documentElement.innerHTML = shown
        await Promise.allSettled([...email.images].map((picture) => picture.decode()))
        frame.style.height = `${email.documentElement.scrollHeight}px`
      },
      // The pictures of this shop, whatever its public address is; or none.
      {
        shown: html.replaceAll(/ src="https?:\/\/[^/"]+([^"]*)"/g, pictures ? ' src="$1"' : ''),
        wide: width,
      },
    )
  }
}
