/** Every email beside each other at 640 px, 320 px, and 320 px with pictures blocked; and in a dark inbox. */
import { samples } from '@shop/api/emails/samples/samples'
import { screen } from './screen.ts'
import { showEmail } from './show-email.ts'

for (const name of Object.keys(samples)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    screen(colorScheme === 'light' ? `email-${name}` : `email-${name}-dark`, {
      ...{ path: '/admin/configuracoes?secao=emails', as: 'admin', only: 'desktop' },
      async show({ page }) {
        await page.emulateMedia({ colorScheme })
        await showEmail(page, name)
      },
    })
  }
}
