import type { Brand } from '@shop/api/features/brand/brand.service'

/** For phones that put the shop on their home screen. */
export async function manifestOf({ name, colors }: Brand): Promise<Buffer> {
  const icon = (pixels: number) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: 'any maskable',
  })
  const manifest = {
    name,
    short_name: name,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon(192), icon(512)],
  }
  return Buffer.from(JSON.stringify(manifest))
}
