import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { startEmptyShop } from '@shop/test-kit/demo-shop'
import { plainPicture } from '@shop/test-kit/uploads'
import { aCustomer, expectToast, signInWith } from '../account-forms.ts'
import { field as productField } from '../admin-product-dialog.ts'
import { expect, test } from '../fixtures.ts'

/** What an owner's hand does: a click, and a field with the seconds that typing it takes. */
function countedHand() {
  const done = { clicks: 0, fields: 0, seconds: 0 }
  return {
    done,
    async click(place: Locator) {
      await place.click()
      done.clicks += 1
      // Finding it and pressing it.
      done.seconds += 4
    },
    async type(place: Locator, text: string) {
      await place.fill(text)
      done.fields += 1
      // Thinking about it, and three characters a second on a phone.
      done.seconds += 6 + text.length / 3
    },
    async upload(place: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      await place.setInputFiles(file)
      done.clicks += 2
      done.seconds += 20
    },
  }
}

const MINUTES = 15
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M10 30L60 10l50 20z" fill="currentColor"/></svg>'

const aPhoto = async (name: string, color: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(color, { width, height }).png().toBuffer(),
})

test('a new shop becomes an atelier’s own by clicking only, within fifteen minutes of its owner', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const shop = await startEmptyShop(`opening_${randomUUID().slice(0, 8).replaceAll('-', '')}`)
  const { url } = shop.shop
  // Those of the tests are higher than the form takes.
  await shop.db.deleteFrom('settings').where('key', '=', 'hold_limits').execute()
  const hand = countedHand()
  const settings = (section: string) => page.goto(`${url}/admin/configuracoes?secao=${section}`)
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  try {
    const owner = await aCustomer(shop.db, { role: 'admin', name: 'Lia' })
    await page.goto(`${url}/login`)
    await signInWith(page, owner.email)
    await expect(page.getByText('Faltam nove passos para abrir a loja')).toBeVisible()

    await hand.click(page.getByRole('link', { name: 'Escrever' }).first())
    for (const [name, text] of Object.entries(profile)) await hand.type(field(name), text)
    await hand.click(page.getByRole('button', { name: 'Salvar' }).first())
    await expectToast(page, 'Sucesso!', 'Dados da loja atualizados.')
    await settings('')
    await hand.type(field('Nova categoria'), 'Noivas')
    await hand.click(page.getByRole('button', { name: 'Adicionar' }).first())
    await hand.click(page.getByRole('button', { name: /^Salvar/ }).first())
    await expectToast(page, 'Sucesso!', 'Categorias atualizadas com sucesso!')

    await page.goto(`${url}/admin/aparencia?parte=marca`)
    await hand.upload(page.getByLabel('Enviar o logotipo'), {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(logo),
    })
    await expect(page.getByRole('button', { name: 'Usar só o nome' })).toBeVisible()
    await hand.click(page.getByRole('radio', { name: /^Névoa/ }))
    await publish(page, hand)
    await page.goto(`${url}/admin/aparencia`)
    await hand.type(field(/^Título ?\d/).first(), 'Vestidos de *outono*')
    await hand.upload(page.getByLabel('Enviar: Foto larga'), await aPhoto('a.png', '#c9a28a', 1600, 900))
    await hand.type(page.getByLabel('Descrição da foto').first(), 'Uma noiva de costas, na janela')
    await publish(page, hand)
    await page.goto(`${url}/admin/aparencia?parte=politicas`)
    await hand.click(page.getByRole('button', { name: 'Escrever o meu texto em Produtos e preços' }))
    await hand.type(field(/^Seu texto: Produtos e preços/), 'Os preços já incluem o frete para Minas.')
    await publish(page, hand)

    await page.goto(`${url}/admin/produtos`)
    await hand.click(page.getByRole('button', { name: 'Novo produto' }).first())
    const dialog = page.getByRole('dialog')
    await hand.type(productField(page, 'name'), 'Vestido Ipê')
    await hand.type(productField(page, 'price'), '4.200,00')
    await hand.type(productField(page, 'description'), 'Evasê em renda, com botões forrados.')
    await hand.upload(dialog.getByLabel('Escolher fotos'), await aPhoto('b.png', '#e8ddd0', 900, 1200))
    await hand.click(dialog.getByRole('button', { name: 'Adicionar produto' }))
    await expect(dialog).toBeHidden()

    await page.goto(`${url}/admin`)
    await hand.click(page.getByRole('button', { name: /^Já li/ }))
    await expect(page.getByText('Faltam quatro passos para abrir a loja')).toBeVisible()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(url)
    await expect(visitor).toHaveTitle(/Ateliê Flor de Lis/)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Vestidos de outono')
    await expect(visitor.getByRole('banner').getByRole('img', { name: 'Ateliê Flor de Lis' })).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'Uma noiva de costas, na janela' })).toBeVisible()
    await visitor.goto(`${url}/termos-de-uso`)
    await expect(visitor.getByText('Os preços já incluem o frete para Minas.')).toBeVisible()
    expect(await visitor.locator('body').innerText()).not.toMatch(/\b(Alva|Maio)\b/i)

    const { clicks, fields, seconds } = hand.done
    const text = `${clicks} clicks, ${fields} fields, ${(seconds / 60).toFixed(1)} minutes`
    info.annotations.push({ type: 'work of the owner', description: text })
    console.log(`opening a shop: ${text}`)
    expect(seconds / 60).toBeLessThan(MINUTES)
  } finally {
    await shop.stop()
  }
})

const profile = {
  'Nome do ateliê': 'Ateliê Flor de Lis',
  'Frase de apresentação': 'Vestidos de noiva feitos em Belo Horizonte.',
  'Razão social': 'Ateliê Flor de Lis Ltda.',
  CNPJ: '12ABC34501DE35',
  'E-mail': 'lia@flordelis.test',
  WhatsApp: '(31) 90000-0000',
  CEP: '30130-000',
  Rua: 'Rua da Bahia',
  Número: '12',
  Bairro: 'Lourdes',
  Cidade: 'Belo Horizonte',
}

async function publish(page: Page, hand: ReturnType<typeof countedHand>) {
  await hand.click(page.getByRole('button', { name: 'Publicar' }))
  await expect(page.getByText(/^No ar, a versão/)).toBeVisible()
}
